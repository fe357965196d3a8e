import type { Attachment } from 'postal-mime';

export type AttachedFile = { name: string; type: string; content: Uint8Array<ArrayBuffer> };

/** Runs and fetches nothing. @returns a mail, its text (of HTML if it has no other), its files */
export async function readMail(content: Uint8Array | ArrayBuffer) {
  const { default: PostalMime } = await import('postal-mime');
  const parse = (source: typeof content | string) => PostalMime.parse(source, { forceRfc822Attachments: true });
  const mail = await parse(content);
  const text = mail.text?.trim() || ((await parse(besidePlainText(mail.html ?? ''))).text ?? '').trim();
  // Without the pictures of a signature. Apple Mail relates documents to a text, too.
  const files = mail.attachments.filter(({ related, mimeType }) => related !== true || !mimeType.startsWith('image/')).map(fileOf);
  return { ...mail, text, files };
}

/** Its parser makes text of HTML only there. */
function besidePlainText(html: string): string {
  const part = `Content-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${html}`;
  return `Content-Type: multipart/mixed; boundary=beside-html\n\n--beside-html\n\n\n--beside-html\n${part}\n--beside-html--\n`;
}

function fileOf({ filename, mimeType: type, content }: Attachment): AttachedFile {
  const name = filename || type.replace(/^application\/pdf$/, 'attachment.pdf').replaceAll('/', ' ');
  // Only other encodings are strings.
  return { name, type, content: new Uint8Array(content as ArrayBuffer) };
}
