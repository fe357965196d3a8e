import type { Attachment, Email } from 'postal-mime';
import { companyShortName } from '../contract/company.ts';
import { email } from '../contract/email.ts';
import { hashOf } from '../tokens.ts';
import { type Answer, splitQuote } from './quoted.ts';

type AttachedFile = { name: string; content: Buffer };

/** `id`: the same for each copy. `isAutomatic`: not by a person, or perhaps not by its sender. */
export type IncomingMail = Answer & { id: string; from: string; isAutomatic: boolean; files: AttachedFile[] };

const any = /./;

/** RFC 3834, RFC 3464, and what mail programs write instead. */
const automaticHeaders: [name: string, value: RegExp][] = [
  ['auto-submitted', /^(?!\s*no\b)/i],
  ['precedence', /bulk|junk|list|auto/i],
  ['x-auto-response-suppress', any],
  ['x-autoreply', any],
  ['x-autorespond', any],
  ['x-failed-recipients', any],
  ['list-id', any],
  ['return-path', /^\s*<\s*>/],
  ['content-type', /^\s*(?:multipart\/report|text\/calendar)/i],
  ['authentication-results', /\bdmarc=fail\b/i],
];

/** Some programs say it in the subject only. */
const automaticSubject = new RegExp(
  `^\\s*[[(]?\\s*(?:${[
    'auto(?:matic)?[ -]?(?:reply|response)|out of (?:the )?office|automatische (?:antwort|reactie)|automatisch antwoord|abwesenheit|afwezig',
    'r[ée]ponse automatique|absen(?:ce|t) du bureau|respuesta autom[áa]tica|fuera de (?:la )?oficina|resposta autom[áa]tica|ausente',
    'risposta automatica|fuori (?:sede|ufficio)|自動(?:返信|応答)|自动(?:回复|答复)|स्वचालित',
    'autosvar|automatisk[at]? svar|automatyczna odpowied[źz]|автоматический ответ|автоответ|otomatik yan[ıi]t',
  ].join('|')})`,
  'iu',
);

/** @param ours addresses that mails of the site come from */
export async function readIncoming(content: Uint8Array, ours: readonly string[]): Promise<IncomingMail> {
  const { default: PostalMime } = await import('postal-mime');
  const parse = (source: Uint8Array | string) => PostalMime.parse(source, { forceRfc822Attachments: true });
  const mail = await parse(content);
  const text = mail.text?.trim() || ((await parse(besidePlainText(mail.html ?? ''))).text ?? '');
  const from = email.safeParse(mail.from?.address ?? '').data ?? '';
  // Without the pictures of a signature. Apple Mail relates documents to a text, too.
  const files = mail.attachments.filter(({ related, mimeType }) => related !== true || !mimeType.startsWith('image/')).map(fileOf);
  return {
    // Programs can give two mails the same Message-ID, or none.
    id: hashOf(JSON.stringify([mail.messageId, mail.date, text, files.map((file) => file.content.length)])),
    from,
    isAutomatic: ['', ...ours].includes(from) || isAutomatic(mail),
    ...splitQuote(text.normalize(), [companyShortName, ...ours]),
    files,
  };
}

/** Its parser makes text of HTML only there. */
function besidePlainText(html: string): string {
  const part = `Content-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${Buffer.from(html).toString('base64')}`;
  return `Content-Type: multipart/mixed; boundary=part\n\n--part\n\n\n--part\n${part}\n--part--\n`;
}

function isAutomatic({ headers, subject = '', attachments }: Email): boolean {
  const isMarked = ({ key, value }: Email['headers'][number]) => automaticHeaders.some(([name, sign]) => name === key && sign.test(value));
  return headers.some(isMarked) || automaticSubject.test(subject.normalize()) || attachments.some(isCalendar);
}

const isCalendar = ({ mimeType }: Attachment) => mimeType === 'text/calendar';

function fileOf({ filename, mimeType, content }: Attachment): AttachedFile {
  return {
    name: filename || mimeType.replaceAll('/', ' '),
    content: typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
  };
}
