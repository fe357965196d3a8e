import { randomUUID } from 'node:crypto';
import { applicationInput } from '#rooms/applications/contract/apply.ts';
import { hiringProcessDefaults } from '#rooms/jobs/contract/hiring-process.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { lastMorning, nextMorning, officeZone } from '#rooms/platform/contract/office.ts';
import { applicationValues, fillTemplate } from '#rooms/answers/contract/replies.ts';
import { resumeExtension, resumeTypes } from '#rooms/applications/contract/resume.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { promisedFrom } from '../../functions/src/answers/decide.ts';
import { type Actor, adminActor } from '../../functions/src/platform/audited.ts';
import { openFirebase } from '../../functions/src/platform/firestore/firebase.ts';
import { createParts, type Parts } from '../../functions/src/parts.ts';
import { resumeFileName, resumePath } from '../../functions/src/applications/resumes.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { countFigures } from '../../functions/src/upkeep/upkeep.ts';
import { type Applicant, applicants } from './applicants.ts';
import { docx } from './docx.ts';
import { jobs as exampleJobs } from './jobs.ts';
import { pdf } from './pdf.ts';
import type { Stack } from '../emulators/stack.ts';

export const localAdmin = { username: 'admin', password: 'local-admin-password' };
const staff = adminActor(localAdmin);
/** In milliseconds. Emulators that have just started are slow. */
const timeouts = { firestore: 60_000, auth: 60_000, storage: 60_000, siteverify: 60_000 };

type SeededParts = Pick<
  Parts,
  'jobs' | 'applications' | 'statuses' | 'applicationReplies' | 'interviews' | 'timeline' | 'admins' | 'resumes' | 'figures'
>;

/** Fills an empty stack with example data, through the function's own stores. */
export async function seed({ env }: Pick<Stack, 'env'>): Promise<void> {
  // The Admin SDK reads these.
  Object.assign(process.env, env);
  const firebase = openFirebase();
  let offset = 0;
  const settings = { ...readSettings({}), timeouts };
  const parts = createParts(settings, firebase, () => Date.now() + offset);
  try {
    await seedStores(parts, (milliseconds) => {
      offset = milliseconds;
    });
  } finally {
    await (await firebase.db()).terminate();
  }
}

/**
 * Adds the example data, unless it is there already.
 * @param setClock moves the clock of the stores by an offset in milliseconds
 */
export async function seedStores(parts: SeededParts, setClock: (offset: number) => void, examples = applicants): Promise<void> {
  const { admins, jobs, applications, statuses, timeline, resumes } = parts;
  if ((await admins.list()).some(({ username }) => username === localAdmin.username)) return;
  // In sequence, because lists are sorted by creation.
  const ids = new Map<string, string>();
  for (const job of exampleJobs) ids.set(job.title, (await jobs.create(job, staff)).id);
  const answers: (() => Promise<unknown>)[] = [];
  // In sequence: they share the clock, and each counts the earlier ones of the same person.
  for (const applicant of examples) {
    const { job, receivedDaysAgo, source = '', history } = applicant;
    const id = randomUUID();
    setClock(-receivedDaysAgo * dayMs);
    const resume = await storeResume(applicant, resumes);
    const promised_at = promisedFrom(Date.now() - receivedDaysAgo * dayMs, hiringProcessDefaults.reply_days);
    const application = {
      ...applicationInput.parse(applicant),
      source,
      job_id: ids.get(job) ?? '',
      job_title: job,
      ...resume,
      promised_at,
    };
    await applications.create(id, application);
    for (const step of history) {
      setClock(-step.daysAgo * dayMs);
      const by: Actor = step.by === undefined ? staff : adminActor({ username: step.by });
      if ('status' in step) await statuses.set(id, { status: step.status }, by);
      else if ('interviewIn' in step) {
        const choose = await proposeInterview(parts, id, step.interviewIn);
        answers.push(() => {
          setClock(-step.daysAgo * dayMs);
          return choose();
        });
      } else await timeline.addNote(id, randomUUID(), { text: step.note }, by);
    }
  }
  // Late, because the account marks the data as complete. Interviews need it.
  await admins.create(localAdmin.username, localAdmin.password);
  for (const answer of answers) await answer();
  setClock(0);
  await countFigures(parts);
}

/** The local admin proposes two times. @returns what chooses one of them */
async function proposeInterview({ applications, applicationReplies, interviews }: SeededParts, id: string, days: number) {
  const application = await applications.get(id);
  if (!application) throw new Error(`There is no application ${id}`);
  const reply = randomUUID();
  const day = Date.now() + days * dayMs;
  const morning = days < 0 ? lastMorning(day) : nextMorning(day);
  const text = fillTemplate(mailTemplatesDefaults.invite, applicationValues(application), localAdmin.username);
  const interview = {
    interviewers: [localAdmin.username],
    minutes: 45,
    place: 'https://meet.example.com/helix',
    zone: officeZone,
    times: [1, 6].map((hours) => new Date(morning.getTime() + hours * 60 * 60 * 1000).toISOString()),
    change_hours: hiringProcessDefaults.change_hours,
    url: '',
  };
  const mail = {
    to: application.applicant_email,
    about: [id],
    template: 'reply',
    values: text,
    promises_days: hiringProcessDefaults.reply_days,
  };
  const write = () => ({ ...text, template: 'invite', status: 'Interview', interview, mail });
  await applicationReplies.send({ id, reply, actor: staff, seen: application.updated_at }, write);
  return () => interviews.choose(reply, interview.times[0] ?? '', 'America/New_York');
}

/** @returns the fields of an application with this resume */
async function storeResume({ applicant_name, resume }: Applicant, resumes: Parts['resumes']) {
  if (!resume) return { resume_path: null, resume: null };
  const { file_name, lines } = resume;
  const extension = resumeExtension(file_name);
  if (extension === undefined) throw new Error(`${file_name} is not the name of a resume`);
  const content = extension === 'pdf' ? pdf(applicant_name, lines) : docx(applicant_name, lines);
  const contentType = resumeTypes[extension];
  const fileName = resumeFileName(randomUUID(), extension);
  await resumes.save(fileName, content, contentType);
  return { resume_path: resumePath(fileName), resume: { file_name, content_type: contentType, size: content.length } };
}
