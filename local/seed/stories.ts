import { createHash } from 'node:crypto';
import { fillTemplate, applicationValues, messageValues, type ReplyText } from '#rooms/answers/contract/replies.ts';
import { letterWith, mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { type ApplicationInput, applicationInput } from '#rooms/applications/contract/apply.ts';
import { resumeExtension, resumeTypes } from '#rooms/applications/contract/resume.ts';
import type { ApplicationStatus } from '#rooms/applications/contract/statuses.ts';
import { criteriaOf } from '#rooms/interviews/contract/criteria.ts';
import type { ratings } from '#rooms/interviews/contract/scorecards.ts';
import { hiringProcessDefaults } from '#rooms/jobs/contract/hiring-process.ts';
import type { Job } from '#rooms/jobs/contract/jobs.ts';
import type { ContactInput } from '#rooms/messages/contract/contact.ts';
import type { MessageStatus } from '#rooms/messages/contract/endpoints.ts';
import { dayMs, serverLimits } from '#rooms/platform/contract/limits.ts';
import { lastMorning, nextMorning, officeZone, startOfOfficeDay } from '#rooms/platform/contract/office.ts';
import type { Role } from '#rooms/platform/contract/roles.ts';
import { promisedFrom } from '../../functions/src/applications/answer-facts.ts';
import { keepingRuleOf } from '../../functions/src/applications/keeping.ts';
import { resumeFileName, resumePath } from '../../functions/src/applications/resumes.ts';
import type { Parts } from '../../functions/src/parts.ts';
import { type Actor, adminActor } from '../../functions/src/platform/audited.ts';
import { docx } from './docx.ts';
import { pdf } from './pdf.ts';
import { letterOf, numberOf, resumeOf } from './resumes.ts';

/** `jobs`: their titles. All have the password of the local admin. */
export type StaffAccount = { username: string; name: string; title: string; role: Role; jobs: string[] };

/**
 * What happened to an application. `on`: the day of the interview; `chooses`: which of its times;
 * `ratings`: one for each criterion of the job.
 */
export type Step = { daysAgo: number; by: string } & (
  | { status: ApplicationStatus }
  | { note: string }
  | { owner: string }
  | { mail: 'ask' | 'reject'; text?: string; tomorrow?: boolean; reason?: string }
  | { interviewers: string[]; on: number }
  | { chooses: number }
  | { ratings: { rating: (typeof ratings)[number]; text: string }[] }
);

/** The resume's name is blank if there is none. */
export type Applicant = Pick<ApplicationInput, 'applicant_name' | 'applicant_email'> & {
  phone?: string;
  cover_letter?: string;
  job: string;
  source: string;
  /** One for each question of the job. */
  answers?: string[];
  receivedDaysAgo: number;
  history: Step[];
  file_name?: string;
};

/** `status`: the last that staff have set. `fails`: the last reply's mail was not delivered. */
export type Message = ContactInput & {
  daysAgo: number;
  replies?: { by: string; daysAgo: number; text: string }[];
  status?: MessageStatus;
  fails?: boolean;
};

type Surroundings = {
  parts: Parts;
  /** How somebody signs, by username. */
  signatures: ReadonlyMap<string, string>;
  /** Moves the clock. @param time in milliseconds */
  setTime: (time: number) => void;
};

const hourMs = 60 * 60 * 1000;

/** @returns the same id for the same words, so that addresses stay from one start to the next */
export function idOf(...words: string[]): string {
  const hex = createHash('sha256').update(words.join('\n')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** @returns a past time of a working day, in milliseconds @param step the higher, the later */
export function timeOf(daysAgo: number, name: string, step = 0): number {
  const hours = 9 + (numberOf(name) % 5) + step * 0.6;
  return Math.min(startOfOfficeDay(Date.now(), -daysAgo).getTime() + hours * hourMs, Date.now() - (30 - step) * 60_000);
}

/** @returns a time of the office, or the next full hour today */
function interviewTime(on: number, name: string): number {
  const day = Date.now() - on * dayMs;
  if (on === 0) return Math.ceil((day + hourMs / 2) / hourMs) * hourMs;
  const morning = on < 0 ? nextMorning(day) : lastMorning(day);
  return morning.getTime() + (1 + (numberOf(name) % 6)) * hourMs;
}

const actorOf = (by: string): Actor => (by === 'applicant' ? 'visitor' : adminActor({ username: by }));

/** Sends a reply after the time in which it could have been taken back. */
async function deliver({ parts: { outbox }, setTime }: Surroundings, reply: string, time: number, state: 'sent' | 'failed' = 'sent') {
  setTime(time + serverLimits.replyDelayMs + 60_000);
  const leased = await outbox.lease(reply);
  if (leased) await outbox.settle(leased, state);
}

export async function tellApplication(surroundings: Surroundings, applicant: Applicant, job: Job): Promise<void> {
  const { parts, signatures, setTime } = surroundings;
  const { applicant_name, applicant_email, receivedDaysAgo, history, source, answers = [] } = applicant;
  const id = idOf(applicant_name, job.title);
  const received = timeOf(receivedDaysAgo, applicant_name);
  setTime(received);
  const input = { phone: '', cover_letter: letterOf(applicant_name, job.title), ...applicant };
  await parts.applications.create(id, {
    ...applicationInput.parse(input),
    source,
    job_id: job.id,
    job_title: job.title,
    job_version: job.version,
    kept_in: keepingRuleOf(job).country,
    answers: job.questions.map(({ id, kind, text }, index) => ({ id, kind, text, value: answers[index] ?? '' })),
    ...(await storeResume(parts, applicant)),
    promised_at: promisedFrom(received, hiringProcessDefaults.reply_days),
  });

  async function write(step: { by: string }, reply: string, draft: ReplyText, more: object, scheduled_for?: Date) {
    const application = await parts.applications.get(id);
    if (!application) throw new Error(`There is no application ${id}`);
    const text = fillTemplate(draft, applicationValues(application), signatures.get(step.by) ?? step.by);
    const promises_days = hiringProcessDefaults.reply_days;
    const mail = {
      to: applicant_email,
      about: [id],
      template: 'reply',
      values: text,
      promises_days,
      ...(scheduled_for && { scheduled_for }),
    };
    await parts.applicationReplies.send({ id, reply, actor: actorOf(step.by), seen: application.updated_at }, () => ({
      ...text,
      mail,
      ...more,
    }));
  }

  let interview = '';
  for (const [index, step] of history.entries()) {
    const time = timeOf(step.daysAgo, applicant_name, index + 1);
    const reply = idOf(id, String(index));
    const actor = actorOf(step.by);
    setTime(time);
    if ('status' in step) await parts.statuses.set(id, { status: step.status }, actor);
    else if ('owner' in step) await parts.applications.assign(id, step.owner, actor);
    else if ('note' in step) await parts.timeline.addNote(id, reply, { text: step.note }, actor);
    else if ('mail' in step) {
      const { [step.mail]: draft } = mailTemplatesDefaults;
      const body = step.text === undefined ? draft.body : letterWith(step.text);
      const more = { template: step.mail, ...(step.mail === 'reject' && { status: 'Rejected', reason: step.reason }) };
      await write(step, reply, { ...draft, body }, more, step.tomorrow ? nextMorning(Date.now()) : undefined);
      if (!step.tomorrow) await deliver(surroundings, reply, time);
    } else if ('interviewers' in step) {
      const at = interviewTime(step.on, applicant_name);
      interview = reply;
      const proposal = {
        interviewers: step.interviewers,
        minutes: 45,
        place: 'https://meet.example.com/helix',
        zone: officeZone,
        times: [at, at + 2 * hourMs, nextMorning(at).getTime() + 2 * hourMs].map((each) => new Date(each).toISOString()),
        change_hours: hiringProcessDefaults.change_hours,
        url: '',
      };
      await write(step, reply, mailTemplatesDefaults.invite, { template: 'invite', status: 'Interview', interview: proposal });
      await deliver(surroundings, reply, time);
    } else if ('chooses' in step) {
      const times = (await parts.interviews.get(interview))?.times ?? [];
      await parts.interviews.choose(interview, times[step.chooses] ?? '', 'America/New_York');
    } else {
      const held = await parts.interviews.get(interview);
      const criteria = criteriaOf(job);
      const ratings = step.ratings.map((given, place) => ({ criterion: criteria[place] ?? '', ...given }));
      if (held) await parts.scorecards.send(held, step.by, { ratings });
    }
  }
}

export async function tellMessage(surroundings: Surroundings, { daysAgo, replies = [], status, fails, ...input }: Message): Promise<void> {
  const { parts, signatures, setTime } = surroundings;
  const { name, subject, email } = input;
  const id = idOf(name, subject);
  setTime(timeOf(daysAgo, name));
  await parts.messages.create(id, input);
  for (const [index, { by, daysAgo, text }] of replies.entries()) {
    const time = timeOf(daysAgo, name, index + 1);
    const reply = idOf(id, String(index));
    setTime(time);
    const draft = { subject: `Re: ${subject}`, body: letterWith('Thank you for your message.', text) };
    const letter = fillTemplate(draft, messageValues({ id, name }), signatures.get(by) ?? by);
    const mail = { to: email, about: [id], template: 'reply', values: letter };
    await parts.messageReplies.send({ id, reply, actor: actorOf(by), seen: index }, () => ({ ...letter, mail }));
    await deliver(surroundings, reply, time, fails && index === replies.length - 1 ? 'failed' : 'sent');
  }
  if (status) await parts.messages.setStatus(id, status, adminActor({ username: 'admin' }));
}

/** @returns the fields of an application with this resume */
async function storeResume({ resumes }: Parts, { applicant_name, applicant_email, job, file_name = `${applicant_name}.pdf` }: Applicant) {
  if (file_name === '') return { resume_path: null, resume: null };
  const extension = resumeExtension(file_name);
  if (extension === undefined) throw new Error(`${file_name} is not the name of a resume`);
  const lines = resumeOf(applicant_name, job, applicant_email, new Date().getFullYear());
  const content = extension === 'pdf' ? pdf(applicant_name, lines) : docx(applicant_name, lines);
  const contentType = resumeTypes[extension];
  const fileName = resumeFileName(idOf(applicant_name, job, 'resume'), extension);
  await resumes.save(fileName, content, contentType);
  return { resume_path: resumePath(fileName), resume: { file_name, content_type: contentType, size: content.length } };
}
