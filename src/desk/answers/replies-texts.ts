import { limits } from '#rooms/platform/contract/limits.ts';
import { soon } from './telling-texts.ts';

export const repliesTexts = {
  reply: 'Reply',
  title: (name: string) => `Reply to ${name}`,
  to: 'To',
  template: 'Template',
  templates: { invite: 'Invite to an interview', ask: 'Ask for more information', reject: 'Reject', answer: 'Answer to a message' },
  status: 'Status after sending',
  fields: { subject: 'Subject', body: 'Text' },
  asSent: 'Plain text, sent as it stands here. Ctrl+Enter sends.',
  hint: (fields: readonly string[]) => `Plain text. ${fields.map((field) => `{${field}}`).join(', ')} are filled in.`,
  previewOf: (name: string) => `Preview, for ${name}`,
  send: 'Send',
  sending: 'Sending…',
  sent: (name: string) => `The email to ${name} leaves ${soon}.`,
  takenBack: (name: string) => `Took back the reply to ${name}.`,
  showMail: 'Show the email',
  delivery: {
    confirmation: 'Email: confirmation',
    mail: (subject: string) => `Email: ${subject}`,
    failed: 'Could not be delivered. Please check the address.',
  },
  manage: {
    open: 'Edit the templates',
    title: 'Email templates',
    hint: 'What a reply begins with. Each can be changed before it leaves.',
    submit: 'Save',
    submitting: 'Saving…',
    saved: 'Saved the email templates.',
    reasons: 'Reasons for rejections',
    reasonsHint: `One a line, up to ${limits.rejectionReasons}, for staff and figures. No email has them; the applicant’s download does, once they know.`,
    required: 'A reason is required',
    off: 'This site sends no email yet, so you reply with your email program. Templates are used once email is configured.',
    example: { name: 'Asha Rao', job: 'Windchill Developer', reference: '1A2B3C4D' },
  },
} as const;
