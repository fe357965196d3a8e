import { Button, Checkbox } from '@mantine/core';
import '../../shared/styles/mantine-buttons.css';
import '../../shared/styles/mantine-checkbox.css';
import { type ReactNode, useId, useState } from 'react';
import type { ApplicantView } from '#rooms/applicant/contract/applicant.ts';
import { isOver } from '#rooms/applications/contract/applicant-statuses.ts';
import { officeDateAndYear } from '#rooms/platform/contract/office.ts';
import { applicantEndpoints } from '#rooms/applicant/contract/endpoints.ts';
import { privatePageTexts } from '#rooms/applicant/contract/private-page-texts.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { Section } from '../components/section/Section.tsx';
import { applicantTexts } from './applicant-texts.ts';
import { FailureNotice } from '../../shared/forms/FailureNotice.tsx';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { ResumeForm } from './ResumeForm.tsx';
import { call, download } from '../../shared/lib/api.ts';
import { focusAfterRemoval } from '../../shared/lib/focus.ts';
import { saveFile } from '../../shared/lib/save-file.ts';
import classes from './Applicant.module.css';

const { data: dataTexts, profile, resume, coverLetter, keep: keepTexts, archive } = applicantTexts;

type Props = { token: string; view: ApplicantView; onChanged: (view: ApplicantView) => void };

/** What the applicant can correct, replace, agree to and download. */
export function OwnData({ token, view, onChanged }: Props) {
  const over = isOver(view.status);
  return (
    <Section heading={dataTexts.heading} lead={dataTexts.lead} background="mist" beside>
      <div className={classes.parts}>
        <Part heading={profile.heading} hint={profile.email(view.applicant_email)}>
          <ProfileForm token={token} view={view} onSaved={onChanged} />
        </Part>
        <Part
          heading={resume.heading}
          hint={view.resume === null ? resume.none : [resume.current(view.resume), over && resume.over].filter(Boolean).join(' ')}
        >
          {!over && <ResumeForm token={token} reference={view.reference} onReplaced={onChanged} />}
        </Part>
        <Part heading={coverLetter.heading} hint={view.cover_letter === '' ? coverLetter.none : coverLetter.sent}>
          {view.cover_letter !== '' && <p className={classes.text}>{view.cover_letter}</p>}
        </Part>
        <Part heading={keepTexts.heading} hint={keepHint(view)}>
          <Keep token={token} view={view} onChanged={onChanged} />
        </Part>
        <Part heading={archive.heading} hint={archive.text}>
          <Archive token={token} />
        </Part>
      </div>
    </Section>
  );
}

function Part({ heading, hint, children }: { heading: string; hint: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <p className="dimmed written">{hint}</p>
      {children}
    </section>
  );
}

function keepHint({ keep, kept_until, kept_if_agreed, kept_if_ended }: ApplicantView): string {
  const day = officeDateAndYear(kept_until);
  const other = officeDateAndYear((keep ? kept_if_ended : kept_if_agreed) ?? kept_until);
  return keep ? keepTexts.on(day, other) : keepTexts.off(day, other);
}

function Keep({ token, view, onChanged }: Props) {
  const [wanted, setWanted] = useState<boolean>();
  const [saved, setSaved] = useState(false);
  const { sending, failure, submit } = useSubmission(async (keep: boolean) => {
    setWanted(keep);
    setSaved(false);
    onChanged((await call(applicantEndpoints.keepOwnApplication, { body: { token, keep } })).data);
    setSaved(true);
  });
  return (
    <>
      <Checkbox
        label={visitorTexts.keep}
        checked={sending && wanted !== undefined ? wanted : view.keep}
        onChange={({ currentTarget }) => void submit(currentTarget.checked)}
      />
      {view.keep && view.kept_if_agreed !== null && (
        <Button
          ref={focusAfterRemoval((part) => part.querySelector('h3'))}
          variant="default"
          aria-disabled={sending}
          data-disabled={sending || undefined}
          onClick={() => void submit(true)}
        >
          {sending ? keepTexts.prolonging : keepTexts.prolong}
        </Button>
      )}
      {failure && <FailureNotice error={failure.error} failed={privatePageTexts.keepFailed} />}
      {saved && <Notice kind="success">{keepTexts.saved}</Notice>}
    </>
  );
}

function Archive({ token }: { token: string }) {
  const { sending, failure, submit } = useSubmission(async () => {
    const { content, name = 'application.zip' } = await download(applicantEndpoints.archiveOwnApplication, { body: { token } });
    saveFile(content, name);
  });
  return (
    <>
      <Button variant="default" aria-disabled={sending} data-disabled={sending || undefined} onClick={() => void submit(undefined)}>
        {sending ? archive.sending : archive.action}
      </Button>
      {failure && <FailureNotice error={failure.error} failed={privatePageTexts.archiveFailed} />}
    </>
  );
}
