import { resumeError, resumeProblem } from '#rooms/applications/contract/resume.ts';
import { readMail } from '#rooms/platform/contract/read-mail.ts';
import { newApplicationTexts as texts } from './by-hand-texts.ts';

/** @returns what a resume or an email fills into the form, what to say, and what is wrong with it */
export async function readChosen(file: File | null) {
  if (!file?.name.toLowerCase().endsWith('.eml')) return { values: { resume: file }, remark: '', error: resumeError(file) };
  const content = file.arrayBuffer();
  const mail = await content.then(readMail).catch(() => undefined);
  if (!mail?.from?.address) return { values: {}, remark: '', error: texts.mailUnreadable };
  const attached = mail.files.map(({ name, type, content }) => new File([content], name, { type }));
  const fit = attached.filter((one) => !resumeProblem(one));
  // Programs attach files by their names, so that 'Cover letter.pdf' stands before 'Resume.pdf'.
  const resume = fit.find(({ name }) => !/letter|anschreiben|motivation/i.test(name)) ?? fit[0] ?? null;
  const values = {
    applicant_name: mail.from.name,
    applicant_email: mail.from.address,
    cover_letter: mail.text,
    note: mail.subject ? texts.subject(mail.subject) : '',
    origin: 'mail' as const,
    resume,
  };
  return { values, remark: texts.fromMail(attached.filter((one) => one !== resume).map(({ name }) => name)), error: undefined };
}
