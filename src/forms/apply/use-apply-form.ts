import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import { type ApplicationInput, applicationInput } from '#contract/applications.ts';
import { texts } from '#contract/texts.ts';
import { resumeProblem, resumeProblemMessages } from '#contract/resume.ts';
import { markBlankFields } from '../form-errors.ts';

export type ApplyValues = ApplicationInput & { resume: File | null; recaptchaToken: string };

const validateText = schemaResolver(applicationInput, { sync: true });

/** What is wrong with the chosen file, in words. No file is no problem: the resume is optional. */
function resumeError(resume: File | null): string | undefined {
  const problem = resume ? resumeProblem(resume) : undefined;
  return problem && resumeProblemMessages[problem];
}

export type ApplyFields = UseFormReturnType<ApplyValues> & {
  chooseResume: (file: File | null) => void;
  /** Has the field say so where the chosen file can't be read, and so not be sent. */
  checkResume: () => Promise<void>;
};

/** The application's fields and rules. A resume is judged the moment it is chosen. */
export function useApplyForm(): ApplyFields {
  const form = useForm<ApplyValues>({
    name: 'apply',
    mode: 'uncontrolled',
    initialValues: {
      applicant_name: '',
      applicant_email: '',
      phone: '',
      cover_letter: '',
      resume: null,
      recaptchaToken: '',
    },
    validate: (values) => ({
      ...validateText(values),
      resume: resumeError(values.resume),
      recaptchaToken: values.recaptchaToken === '' ? texts.applyCaptcha : undefined,
    }),
    enhanceGetInputProps: markBlankFields,
  });

  const chooseResume = (file: File | null) => {
    form.setFieldValue('resume', file);
    // Not by `setFieldError`: it passes over a text that the field had before its value was set just now.
    form.setErrors((errors) => ({ ...errors, resume: resumeError(file) }));
  };

  const checkResume = async () => {
    try {
      // A browser refuses to read a file that has changed since it was chosen: https://www.w3.org/TR/FileAPI/#readOperation
      await form.getValues().resume?.slice(0, 1).arrayBuffer();
    } catch {
      form.setErrors((errors) => ({ ...errors, resume: texts.resumeChanged }));
      const field = form.getInputNode<HTMLInputElement, 'resume'>('resume');
      // To choose the same file is a change then. What was chosen is still shown, so that nobody sends without it unaware.
      if (field) field.value = '';
    }
  };

  return { ...form, chooseResume, checkResume };
}
