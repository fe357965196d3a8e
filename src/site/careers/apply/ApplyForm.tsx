import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import '../../../shared/styles/mantine-buttons.css';
import '../../../shared/styles/mantine-inputs.css';
import '../../../shared/styles/mantine-checkbox.css';
import type { ApplicationReceipt } from '#rooms/applications/contract/apply.ts';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { Captcha } from '../../../shared/forms/captcha/Captcha.tsx';
import footStyles from '../../../shared/components/dialog/Foot.module.css';
import { Notice } from '../../../shared/components/notice/Notice.tsx';
import { applyTexts } from '../../../shared/texts/form-texts.ts';
import { FailureNotice } from '../../../shared/forms/FailureNotice.tsx';
import { LeaveWarning } from '../../../shared/forms/LeaveWarning.tsx';
import { privacyNoteTexts } from '../../../shared/texts/privacy-note-texts.ts';
import formStyles from '../../../shared/forms/Form.module.css';
import { LinkNote } from '../../../shared/forms/LinkNote.tsx';
import { PrivacyNote } from '../../../shared/forms/PrivacyNote.tsx';
import { RequiredFieldsNotice } from '../../../shared/forms/RequiredFieldsNotice.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { emailProps, nameProps, paragraphProps, phoneProps } from '../../../shared/forms/use-public-form.ts';
import { accommodations } from '../applying-texts.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { ResumeInput } from './ResumeInput.tsx';
import { SendingStatus, UploadProgress } from './SendingStatus.tsx';
import { useApplyForm } from './use-apply-form.ts';
import { answerField } from './use-questions.ts';

type Props = {
  job: Pick<PublicJob, 'id' | 'questions'>;
  onSent: (receipt?: ApplicationReceipt) => void;
};

export function ApplyForm({ job, onSent }: Props) {
  const apply = useApplyForm(job, onSent);
  const { asked, form, sending, failure, stopped, textProps } = apply;

  return (
    <form {...apply.formProps}>
      <RequiredFieldsNotice errors={form.errors} />
      <ResumeInput {...form.getInputProps('resume')} value={form.getValues().resume} onChange={apply.chooseResume} disabled={sending} />
      <QuestionFields questions={asked.questions} changed={asked.changed} propsOf={(question) => textProps(answerField(question))} />
      <div className={formStyles.pair}>
        <TextInput key={form.key('applicant_name')} {...textProps('applicant_name')} {...nameProps} />
        <TextInput key={form.key('applicant_email')} {...textProps('applicant_email')} {...emailProps} />
      </div>
      <TextInput key={form.key('phone')} {...textProps('phone')} {...phoneProps} description={applyTexts.optional} />
      <Textarea
        key={form.key('cover_letter')}
        {...textProps('cover_letter')}
        {...paragraphProps}
        description={`${applyTexts.optional}. ${applyTexts.coverLetterHint}`}
        rows={5}
      />
      <Checkbox
        key={form.key('keep')}
        {...form.getInputProps('keep', { type: 'checkbox' })}
        label={applyTexts.keep}
        description={applyTexts.keepHint}
        disabled={sending}
      />
      <Captcha {...apply.captchaProps} />
      <SendingStatus sending={sending} progress={apply.progress} stopped={stopped} />
      <LinkNote {...accommodations} className="hint" newTab={privacyNoteTexts.opensNewTab} />
      <PrivacyNote text={privacyNoteTexts.apply} newTab />
      <div className={`stack gap-12 ${footStyles.foot}`}>
        {stopped && (
          <Notice kind="info" silent>
            {visitorTexts.applyStopped}
          </Notice>
        )}
        {failure && !stopped && (
          <FailureNotice error={failure.error} refused={visitorTexts.applyRefused} failed={visitorTexts.applyFailed} />
        )}
        {sending && <UploadProgress label={applyTexts.upload} progress={apply.progress} />}
        {sending && <LeaveWarning question={visitorTexts.applyStillSending} onLeave={apply.stop} />}
        <div className={formStyles.actions}>
          {sending && (
            // Far from the submit button, so that a double click on that does not hit it.
            <Button me="auto" variant="default" onClick={apply.stop}>
              {applyTexts.stop}
            </Button>
          )}
          <SubmitButton sending={sending} texts={applyTexts} />
        </div>
      </div>
    </form>
  );
}
