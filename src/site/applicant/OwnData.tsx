import { Button, Checkbox, TextInput } from '@mantine/core';
import '../../shared/styles/mantine-buttons.css';
import '../../shared/styles/mantine-checkbox.css';
import { type ReactNode, useId, useState } from 'react';
import { isOver } from '#rooms/applications/contract/applicant-statuses.ts';
import { officeDate } from '#rooms/platform/contract/office.ts';
import { applicantEndpoints, applicantProfile, type ApplicantView } from '#rooms/applicant/contract/endpoints.ts';
import { privatePageTexts } from '#rooms/applicant/contract/private-page-texts.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { LabelledList } from '../components/labelled-list/LabelledList.tsx';
import { Questions } from '../components/questions/Questions.tsx';
import { Section } from '../components/section/Section.tsx';
import { applicantTexts } from './applicant-texts.ts';
import { FailureNotice } from '../../shared/forms/FailureNotice.tsx';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { ResumeForm } from './ResumeForm.tsx';
import { call, download } from '../../shared/lib/api.ts';
import { focusAfterRemoval } from '../../shared/lib/focus.ts';
import { saveFile } from '../../shared/lib/save-file.ts';
import classes from './Applicant.module.css';
import { applyTexts } from '../../shared/texts/form-texts.ts';
import formStyles from '../../shared/forms/Form.module.css';
import { validator } from '../../shared/forms/use-form.ts';
import { PublicForm } from '../../shared/forms/PublicForm.tsx';
import { nameProps, phoneProps, usePublicForm } from '../../shared/forms/use-public-form.ts';

const { data: dataTexts, profile, resume, coverLetter, answers, keep: keepTexts, archive } = applicantTexts;

type Props = { token: string; view: ApplicantView; onChanged: (view: ApplicantView) => void };

/**
 * What the applicant can correct, replace, agree to and download, behind a disclosure. It is open
 * from the start if the application can be kept for longer, which an email asks about.
 */
export function OwnData({ token, view, onChanged, children }: Props & { children: ReactNode }) {
  const [open] = useState(view.keep && view.kept_if_agreed !== null);
  const over = isOver(view.status);
  const parts = (
    <div className={classes.data}>
      <Part heading={profile.heading} hint={profile.email(view.applicant_email)}>
        <ProfileForm token={token} view={view} onChanged={onChanged} />
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
      {view.answers.length > 0 && (
        <Part heading={answers.heading} hint={answers.sent}>
          <LabelledList stacked items={view.answers.map(({ text, value }) => ({ label: text, text: value || answers.blank }))} />
        </Part>
      )}
      <Part heading={keepTexts.heading} hint={keepHint(view)}>
        <Keep token={token} view={view} onChanged={onChanged} />
      </Part>
      <Part heading={archive.heading} hint={archive.text}>
        <Archive token={token} />
      </Part>
      {children}
    </div>
  );
  return (
    <Section label={dataTexts.heading} background="mist">
      <Questions items={[{ question: dataTexts.heading, answer: parts, open }]} />
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

function keepHint({ agreed_until, kept_for, kept_if_agreed, kept_if_ended }: ApplicantView): string {
  const without = kept_if_ended === null ? keepTexts.ahead(kept_for) : keepTexts.until(officeDate(kept_if_ended));
  if (agreed_until !== null) return keepTexts.on(officeDate(agreed_until), without);
  return kept_if_agreed === null ? without : keepTexts.off(without, officeDate(kept_if_agreed));
}

function Keep({ token, view, onChanged }: Props) {
  const [wanted, setWanted] = useState<boolean>();
  const { sending, answer, failure, submit } = useSubmission(async (keep: boolean) => {
    setWanted(keep);
    onChanged((await call(applicantEndpoints.keepOwnApplication, { body: { token, keep } })).data);
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
      {answer && <Notice kind="success">{keepTexts.saved}</Notice>}
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

const validate = validator(applicantProfile);

function ProfileForm({ token, view, onChanged }: Props) {
  const { fields, blank } = applyTexts;
  const publicForm = usePublicForm({
    name: `applicant-profile ${view.reference}`,
    labels: { applicant_name: fields.applicant_name, phone: fields.phone },
    others: { applicant_name: view.applicant_name, phone: view.phone },
    blank: { applicant_name: blank.applicant_name },
    validate: ({ applicant_name, phone }) => validate({ token, applicant_name, phone }),
    send: ({ applicant_name, phone }) =>
      call(applicantEndpoints.correctOwnProfile, { body: applicantProfile.parse({ token, applicant_name, phone }) }),
    onSent: ({ data }) => {
      const stored = { applicant_name: data.applicant_name, phone: data.phone, recaptchaToken: '' };
      form.setInitialValues(stored);
      form.setValues(stored);
      onChanged(data);
    },
  });
  const { form, answer, textProps } = publicForm;

  return (
    <PublicForm
      form={publicForm}
      texts={profile}
      quiet
      failed={privatePageTexts.profileFailed}
      confirmation={answer && <Notice kind="success">{profile.saved}</Notice>}
    >
      <div className={formStyles.pair}>
        <TextInput key={form.key('applicant_name')} {...textProps('applicant_name')} {...nameProps} />
        <TextInput key={form.key('phone')} {...textProps('phone')} {...phoneProps} />
      </div>
    </PublicForm>
  );
}
