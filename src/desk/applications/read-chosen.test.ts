import { expect, test } from 'vitest';
import { resumeTexts } from '#rooms/applications/contract/resume.ts';
import { mailFile } from '../../../tests/mail-file.ts';
import { newApplicationTexts as texts } from './by-hand-texts.ts';
import { readChosen } from './read-chosen.ts';

test('takes sender, subject, text and resume of an email, and says what else it has', async () => {
  const mail = new File([mailFile(Buffer.from('%PDF-1.7'), 'Cover Letter.pdf')], 'Application.EML');
  expect(await readChosen(mail)).toMatchObject({
    values: {
      applicant_name: 'Noor Haddad',
      applicant_email: 'Noor@example.com',
      cover_letter: 'I would like to work on readers.',
      note: texts.subject('My application'),
      origin: 'mail',
      resume: { name: 'noor.pdf', size: 8 },
    },
    remark: texts.fromMail(['Cover Letter.pdf']),
    error: undefined,
  });
});

test.each([
  ['resume.pdf', undefined],
  ['resume.odt', resumeTexts.resumeType],
  ['mail.eml', texts.mailUnreadable],
])('says what is wrong with %s', async (name, error) => expect((await readChosen(new File(['text'], name))).error).toBe(error));
