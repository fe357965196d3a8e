import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Section } from '../../components/section/Section.tsx';
import { applicantTexts } from '../../content/applicant.ts';
import { company } from '../../content/company.ts';
import { tokenIn } from '../../lib/link-token.ts';
import { LoadedApplication } from './LoadedApplication.tsx';
import { RequestLink } from './RequestLink.tsx';

const subscribeToNothing = () => () => undefined;

/** The application of the token in the URL's fragment. Prerendered HTML shows only a text, because browsers do not send fragments. */
export function OwnApplication() {
  const { hash } = useLocation();
  const inBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const token = tokenIn(hash.slice(1));
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
