import { resumeProblem } from '#rooms/applications/contract/resume.ts';
import { readMail } from '#rooms/platform/contract/read-mail.ts';
import { newApplicationTexts as texts } from './by-hand-texts.ts';

/** @returns what an email's file fills into the form, and what to say. @throws if it is none */
export async function readMailFile(file: File) {
  const { from, subject, text, files } = await readMail(await file.arrayBuffer());
  if (!from?.address) throw new Error('No email');
  const attached = files.map(({ name, type, content }) => new File([content], name, { type }));
  const fit = attached.filter((one) => !resumeProblem(one));
  // Programs attach files by their names, so that 'Cover letter.pdf' stands before 'Resume.pdf'.
  const resume = fit.find(({ name }) => !/letter|anschreiben|motivation/i.test(name)) ?? fit[0] ?? null;
  const values = {
    applicant_name: from.name,
    applicant_email: from.address,
    cover_letter: text,
    note: subject ? texts.subject(subject) : '',
    origin: 'mail' as const,
    resume,
  };
  return { values, remark: texts.fromMail(attached.filter((one) => one !== resume).map(({ name }) => name)) };
}
