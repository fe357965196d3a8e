/** Runs and fetches nothing. @returns a mail, its text (of HTML if it has no other), its files */
export async function readMail(content: Uint8Array | ArrayBuffer) {
  const { default: PostalMime } = await import('postal-mime');
  const parse = (source: typeof content | string) => PostalMime.parse(source, { forceRfc822Attachments: true });
  const mail = await parse(content);
  const text = mail.text?.trim() || ((await parse(besidePlainText(mail.html ?? ''))).text ?? '').trim();
  const files = mail.attachments
    // Without the pictures of a signature. Apple Mail relates documents to a text, too.
    .filter(({ related, mimeType }) => related !== true || !mimeType.startsWith('image/'))
    .map(({ filename, mimeType: type, content }) => ({
      name: filename || type.replace(/^application\/pdf$/, 'attachment.pdf').replaceAll('/', ' '),
      type,
      // Only other encodings are strings.
      content: new Uint8Array(content as ArrayBuffer),
    }));
  return { ...mail, text, files };
}

/** Its parser makes text of HTML only there. */
const besidePlainText = (html: string) =>
  `Content-Type: multipart/mixed; boundary=beside-html\n\n--beside-html\n\n\n--beside-html
Content-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${html}\n--beside-html--\n`;
