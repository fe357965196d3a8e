/** @returns the file of an email with a resume, after other PDFs */
export function mailFile(resume: Buffer, ...others: string[]): string {
  const attached = (name: string, content: Buffer) => [
    '--b',
    'Content-Type: application/pdf',
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(content.toString('base64').match(/.{1,76}/g) ?? []),
  ];
  return [
    'From: Noor Haddad <Noor@example.com>',
    'Subject: My application',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I would like to work on readers.',
    ...[...others, 'noor.pdf'].flatMap((name) => attached(name, resume)),
    '--b--',
  ].join('\r\n');
}
