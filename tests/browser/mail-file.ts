/** @returns the file of an email with a resume */
export function mailFile(resume: Buffer): string {
  return [
    'From: Noor Haddad <noor@example.com>',
    'Subject: My application',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I would like to work on readers.',
    '--b',
    'Content-Type: application/pdf',
    'Content-Disposition: attachment; filename=noor.pdf',
    'Content-Transfer-Encoding: base64',
    '',
    ...(resume.toString('base64').match(/.{1,76}/g) ?? []),
    '--b--',
  ].join('\r\n');
}
