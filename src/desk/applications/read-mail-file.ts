import { resumeProblem } from '#rooms/applications/contract/resume.ts';

/** A larger one holds no resume that is small enough. In bytes. */
const largest = 10 * 1024 * 1024;

export type MailFile = { name: string; address: string; subject: string; text: string; resume: File | null; others: string[] };

/** Reads the file of an email. Nothing of it is run or fetched. @throws if it is none */
export async function readMailFile(file: File): Promise<MailFile> {
  if (file.size > largest) throw new Error('Too large');
  const { default: PostalMime } = await import('postal-mime');
  const { from, subject = '', text, html = '', attachments } = await PostalMime.parse(await file.arrayBuffer());
  if (!from?.address) throw new Error('No email');
  // Mail programs can leave out names.
  const nameOf = (mimeType: string) => (mimeType === 'application/pdf' ? 'attachment.pdf' : '');
  const files = attachments.map(({ filename, content, mimeType }) => {
    return new File([content as BlobPart], filename || nameOf(mimeType), { type: mimeType });
  });
  const fit = files.filter((attached) => !resumeProblem(attached));
  // Programs attach files by their names, so that 'Cover letter.pdf' stands before 'Resume.pdf'.
  const resume = fit.find(({ name }) => !/letter|anschreiben|motivation/i.test(name)) ?? fit[0] ?? null;
  return {
    name: from.name,
    address: from.address,
    subject,
    text: text?.trim() || textOf(html).trim(),
    resume,
    others: files.flatMap(({ name }) => (name && name !== resume?.name ? [name] : [])),
  };
}

/** A document without a window runs and loads nothing. */
function textOf(html: string): string {
  const lines = html
    .replace(/\s+/g, ' ')
    .replace(/<\/(?:p|h\d)\b/gi, '\n\n$&')
    .replace(/<(?:br|\/div|\/li|\/tr)\b/gi, '\n$&');
  const { body } = new DOMParser().parseFromString(lines, 'text/html');
  for (const hidden of body.querySelectorAll('style, script')) hidden.remove();
  return body.textContent.replace(/ *\n */g, '\n').replace(/\n{3,}/g, '\n\n');
}
