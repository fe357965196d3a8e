import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Section } from '../../components/section/Section.tsx';
import { applicantTexts } from '../../content/applicant.ts';
import { company } from '../../content/company.ts';
import { LoadedApplication } from './LoadedApplication.tsx';
import { RequestLink } from './RequestLink.tsx';

const never = () => () => undefined;

/** The application that the token in the address's fragment opens. Browsers send fragments to no server, so HTML has none. */
export function OwnApplication() {
  const { hash } = useLocation();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const token = hash.slice(1);
  if (inBrowser) return token === '' ? <RequestLink /> : <LoadedApplication key={token} token={token} />;
  return (
    <Section label={applicantTexts.loading} background="mist">
      <p className="needs-script">{applicantTexts.loading}</p>
      <noscript>
        <p>
          {applicantTexts.noScript} <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      </noscript>
    </Section>
  );
}
