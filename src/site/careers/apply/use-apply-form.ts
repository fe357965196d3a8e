import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { applicationInput } from '#rooms/applications/contract/apply.ts';
import type { ApplicationReceipt } from '#rooms/applications/contract/apply.ts';
import { resumeError } from '#rooms/applications/contract/resume.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { applyTexts } from '../../../shared/texts/form-texts.ts';
import { readValues } from '../../../shared/forms/session-values.ts';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { publicFormValidator, usePublicForm } from '../../../shared/forms/use-public-form.ts';
import { submitApplication } from './submit-application.ts';
import { type AnswerField, useQuestions } from './use-questions.ts';

const { applicant_name, applicant_email, phone, cover_letter } = applyTexts.fields;
const validateText = publicFormValidator(applicationInput, visitorTexts.applyCaptcha);
const labels = { applicant_name, applicant_email, phone, cover_letter };

/** @returns the public form with its resume. `progress` is from 0 to 1. */
export function useApplyForm(
  { id: jobId, questions: ofJob }: Pick<PublicJob, 'id' | 'questions'>,
  onSent: (receipt?: ApplicationReceipt) => void,
) {
  const [progress, setProgress] = useState(0);
  const asked = useQuestions(ofJob);
  const ofFields: Record<keyof typeof labels | AnswerField, string> = { ...labels, ...asked.labels };
  const abortController = useRef<AbortController>(undefined);

  const publicForm = usePublicForm({
    name: `apply ${jobId}`,
    labels: ofFields,
    others: { keep: false, resume: null as File | null },
    blank: { ...applyTexts.blank, ...asked.blank },
    prefilled: asked.prefilled(readValues(`draft apply ${jobId}`)),
    validate: (values) => ({
      ...validateText(values),
      ...asked.problems(values),
      resume: resumeError(values.resume),
    }),
    send: (values) => {
      const { signal } = (abortController.current = new AbortController());
      setProgress(0);
      const onProgress = (sent: number, total: number) => setProgress(sent / total);
      return submitApplication(jobId, values, { signal, onProgress }, asked.answers(values)).catch((error: unknown) => {
        asked.takeChanges(error, form);
        throw error;
      });
    },
    onSent: (receipt) => {
      applicantDraft.discard();
      onSent(receipt);
    },
  });
  const { form, failure, formProps } = publicForm;

  // A draft of its own, so that the applicant's details also fill the forms of other jobs.
  const applicantDraft = useDraft({ name: 'applicant', fields: ['applicant_name', 'applicant_email', 'phone'], form });

  /** A file may change on disk before it is sent: this reads its 5 MB at most at once. */
  const keepContent = async (file: File) => {
    const content = await file.arrayBuffer().catch(() => undefined);
    if (content && form.getValues().resume === file) form.setFieldValue('resume', new File([content], file.name, file));
  };

  const chooseResume = (file: File | null) => {
    const error = resumeError(file);
    form.setFieldValue('resume', file);
    // `setFieldError` would ignore an error that equals the one that `setFieldValue` has cleared.
    form.setErrors((errors) => ({ ...errors, resume: error }));
    if (file && !error) void keepContent(file);
  };

  const onChange = () => {
    formProps.onChange();
    applicantDraft.save();
  };

  // With the answers to the questions that the server asks instead.
  const saveChanged = useEffectEvent(() => asked.questions !== ofJob && onChange());
  useEffect(() => void saveChanged(), [asked.questions]);

  return {
    ...publicForm,
    asked,
    formProps: { ...formProps, onChange },
    progress,
    stop: () => abortController.current?.abort(),
    stopped: failure?.error instanceof DOMException && failure.error.name === 'AbortError',
    chooseResume,
  };
}
