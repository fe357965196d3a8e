import { Button } from '@mantine/core';
import '../../shared/styles/mantine-buttons.css';
import { lazy, useCallback, useState } from 'react';
import { applicantEndpoints, type ApplicantView, type OwnView } from '#rooms/applicant/contract/endpoints.ts';
import { isOpenInterview } from '#rooms/interviews/contract/interviews.ts';
import { officeDate } from '#rooms/platform/contract/office.ts';
import { privatePageTexts } from '#rooms/applicant/contract/private-page-texts.ts';
import { FeatureList } from '../components/feature-list/FeatureList.tsx';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { Section } from '../components/section/Section.tsx';
import { applicantTexts } from './applicant-texts.ts';
import { failureText, noAnswerHint } from '../../shared/forms/failure-text.ts';
import { ApiError, call } from '../../shared/lib/api.ts';
import { focusHeadingAfterRemoval, focusOnMount } from '../../shared/lib/focus.ts';
import { useLoad } from '../../shared/lib/use-load.ts';
import { ApplicationChoices } from './ApplicationChoices.tsx';
import { ApplicationRoad } from './ApplicationRoad.tsx';
import { Conversation } from './Conversation.tsx';
import { OwnData } from './OwnData.tsx';
import { RequestLink } from './RequestLink.tsx';

const { erased: erasedTexts, sealed: sealedTexts } = applicantTexts;

/** For applicants who have an interview ahead. */
const importInterview = () => import('./InterviewSection.tsx');
const InterviewSection = lazy(async () => ({ default: (await importInterview()).InterviewSection }));

const openInterview = ({ interview }: ApplicantView) => (interview && isOpenInterview(interview) ? interview : undefined);

/** Loads an application. The call changes nothing, so mail scanners may open the link. */
export function LoadedApplication({ token }: { token: string }) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { data } = await call(applicantEndpoints.readOwnApplication, { body: { token }, signal });
      if (!('sealed_at' in data) && openInterview(data)) await importInterview();
      return data;
    },
    [token],
  );
  const { state, reload } = useLoad(load);
  const [changed, setChanged] = useState<OwnView | null>();

  if (changed === null) return <ErasedApplication {...erasedTexts} />;
  if (state.status === 'failed') {
    const { error } = state;
    return error instanceof ApiError && error.status === 404 ? <RequestLink unknown /> : <Failure error={error} onRetry={reload} />;
  }
  if (state.status === 'loading') {
    return (
      <Section label={applicantTexts.loading} background="mist">
        <p role="status">{applicantTexts.loading}</p>
      </Section>
    );
  }
  const view = changed ?? state.data;
  if ('sealed_at' in view) {
    const { reference, job_title, sealed_at, kept_until, law } = view;
    const text = sealedTexts.text(job_title, reference, officeDate(sealed_at), law, officeDate(kept_until));
    return (
      <>
        <ErasedApplication {...sealedTexts} text={text} />
        <Conversation token={token} view={view} onSent={setChanged} />
      </>
    );
  }
  const interview = openInterview(view);
  return (
    <>
      <ApplicationRoad view={view} />
      {interview && <InterviewSection key={interview.id} token={token} interview={interview} onChanged={setChanged} />}
      <Conversation token={token} view={view} onSent={setChanged} />
      <OwnData token={token} view={view} onChanged={setChanged}>
        <ApplicationChoices token={token} view={view} onChanged={setChanged} />
      </OwnData>
    </>
  );
}

type ErasedProps = { heading: string; text: string; items: readonly string[]; note: string };

/** Says what was erased, or sealed. It takes the focus, because the pressed button is gone. */
function ErasedApplication({ heading, text, items, note }: ErasedProps) {
  return (
    <Section heading={heading} background="mist" beside>
      <div ref={focusOnMount} tabIndex={-1} role="status" className="wraps stack gap-24">
        <p>{text}</p>
        <FeatureList items={items} />
        <p>{note}</p>
      </div>
    </Section>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Section label={privatePageTexts.applicationNotLoaded} background="mist">
      <Notice
        kind="error"
        title={privatePageTexts.applicationNotLoaded}
        actions={
          <Button ref={focusHeadingAfterRemoval} size="xs" variant="default" onClick={onRetry}>
            {applicantTexts.retry}
          </Button>
        }
      >
        {noAnswerHint(error) ?? failureText(error, '', '')}
      </Notice>
    </Section>
  );
}
