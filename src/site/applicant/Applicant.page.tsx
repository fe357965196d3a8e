import { useLocation } from 'react-router-dom';
import { MailLink } from '../../shared/components/link/MailLink.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import { Section } from '../components/section/Section.tsx';
import type { ApplicantContent } from './applicant-head-texts.ts';
import { applicantTexts } from './applicant-texts.ts';
import { tokenIn } from '../../shared/lib/link-token.ts';
import { useInBrowser } from '../../shared/lib/use-in-browser.ts';
import classes from './Applicant.module.css';
import { LoadedApplication } from './LoadedApplication.tsx';
import { RequestLink } from './RequestLink.tsx';

export function Component({ content }: { content: ApplicantContent }) {
  return (
    <div className={`${classes.page} by-fragment`}>
      <PageTop heading={content.heading} />
      <OwnApplication />
    </div>
  );
}

/** The application of the token in the URL's fragment, which prerendering cannot know. */
function OwnApplication() {
  const { hash } = useLocation();
  const inBrowser = useInBrowser();
  const token = tokenIn(hash.slice(1));
  if (inBrowser) return token === '' ? <RequestLink /> : <LoadedApplication key={token} token={token} />;
  return (
    <Section label={applicantTexts.loading} background="mist">
      <p className="needs-script">{applicantTexts.loading}</p>
      <noscript>
        <p>
          {applicantTexts.noScript} <MailLink />
        </p>
      </noscript>
    </Section>
  );
}
