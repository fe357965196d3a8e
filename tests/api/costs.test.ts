import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { serverLimits } from '#contract/limits.ts';
import { session } from '#contract/login.ts';
import { calendarFeed } from '#contract/staff-interviews.ts';
import { deliver, deliverDue } from '../../functions/src/mail/deliver.ts';
import { runPostDue } from '../../functions/src/mail/post-due.ts';
import { fileNameOf } from '../../functions/src/data/resumes.ts';
import { apply, createAccount, examplePassword, newEmail, sendMessage, storeApplication, storeColleague } from './examples.ts';
import { countOperations, type Operations } from './count-operations.ts';
import { adminOf, useApi } from './harness.ts';
import { exampleProposal, interviewCalls } from './interviews.ts';
import { mailSettings, mailsTo, tokensIn } from './mail.ts';
import { useMailSink } from './mail-sink.ts';
import { pdfResume } from './resume-files.ts';

const sink = await useMailSink();
const api = useApi({ mail: () => mailSettings(sink.smtpUrl, { siteUrl: 'https://www.example.com' }) });
const call = api.call.bind(api);
const newSource = () => randomUUID();
const countChanges = async () => {
  while (await api.parts.counting.count());
};

async function newApplication() {
  const email = newEmail();
  const job = await firstJob();
  await apply(api, job, { fields: { applicant_email: email, source: newSource() }, resume: { name: 'ada.pdf', content: pdfResume } });
  const [application] = (await api.parts.applications.page({ q: email }, 1)).items;
  if (!application) throw new Error('There is no application');
  return { email, job, id: application.id, file: fileNameOf(application.resume_path ?? '') };
}

const firstJob = async () => (await api.parts.jobs.listOpen()).at(-1)?.id ?? '';
const firstMail = async (email: string) => (await mailsTo(api, email))[0];

const writeNews = () => runPostDue(api.parts, Date.now() + api.clockOffset + serverLimits.newsSettleMs);

let viewed = 0;

type Act = () => Promise<unknown>;

/** Each prepares an action and returns it. */
const actions: Record<string, () => Act | Promise<Act>> = {
  'the uptime check': () => () => call(endpoints.checkHealth),
  'the list of jobs': () => () => call(endpoints.listPublicJobs),
  'a job': async () => {
    const job = await firstJob();
    return () => call(endpoints.readPublicJob, job);
  },
  'a view of a job': async () => {
    viewed += 1;
    const job = (await api.parts.jobs.listOpen()).at(viewed)?.id;
    return () => call(endpoints.countJobView, job);
  },
  'a contact message': () => () => sendMessage(api, { fields: { email: newEmail() } }),
  'an application': async () => {
    const job = await firstJob();
    return () =>
      apply(api, job, { fields: { applicant_email: newEmail(), source: newSource() }, resume: { name: 'ada.pdf', content: pdfResume } });
  },
  'a mail to a visitor': async () => {
    const mail = await firstMail((await newApplication()).email);
    return () => deliver(mail?.id ?? '', api.parts);
  },
  'a mail to staff': async () => {
    await sendMessage(api, { fields: { email: newEmail() } });
    const mail = await firstMail('staff@example.com');
    return () => deliver(mail?.id ?? '', api.parts);
  },
  'an applicant opens the private page': async () => {
    const [token] = tokensIn(await firstMail((await newApplication()).email));
    return () => call(endpoints.readOwnApplication, '', { json: { token } });
  },
  'a request for job alerts': () => () =>
    call(endpoints.requestAlerts, '', { json: { email: newEmail(), recaptchaToken: api.solveCaptcha() } }),
  'staff open an application': async () => {
    const [token, { id, file }] = [await api.logIn(), await newApplication()];
    return () =>
      Promise.all([
        call(endpoints.readApplication, id, { token }),
        call(endpoints.readTimeline, id, { token }),
        call(endpoints.readResume, file, { token }),
      ]);
  },
  'staff mark an application': async () => {
    const [token, { id }] = [await api.logIn(), await newApplication()];
    return () => call(endpoints.updateApplicationStatus, id, { token, json: { status: 'Reviewed' } });
  },
  'staff delete an application': async () => {
    const [token, { id }] = [await api.logIn(), await newApplication()];
    return () => call(endpoints.deleteApplication, id, { token });
  },
  'a bulk change of 100 applications': async () => {
    const token = await api.logIn();
    const ids = await Promise.all(Array.from({ length: 100 }, () => storeApplication(api)));
    return () => call(endpoints.changeApplications, '', { token, json: { ids, set: 'Rejected' } });
  },
  'staff propose an interview': async () => {
    const [token, { id }, { username }] = [await api.logIn(), await newApplication(), await storeColleague(api)];
    const { updated_at } = (await api.parts.applications.get(id)) ?? {};
    return () => call(endpoints.proposeInterview, id, { token, json: { ...exampleProposal, interviewers: [username], updated_at } });
  },
  'an applicant opens the private page with proposed times': async () => {
    const { proposed } = interviewCalls(api, adminOf(api));
    const { link: token } = await proposed([(await storeColleague(api)).username]);
    return () => call(endpoints.readOwnApplication, '', { json: { token } });
  },
  'an applicant chooses the time of an interview': async () => {
    const { answer, proposed } = interviewCalls(api, adminOf(api));
    const { link, interview } = await proposed([(await storeColleague(api)).username]);
    return () => answer(link, { id: interview, choose: exampleProposal.times[0] });
  },
  'a calendar reads a feed with an interview': async () => {
    const colleague = await storeColleague(api);
    await interviewCalls(api, adminOf(api)).booked([colleague.username]);
    const { path } = calendarFeed.parse((await colleague.call(endpoints.createCalendarFeed)).json);
    return () => api.send('GET', path);
  },
  'a page of 25 applications': async () => {
    const token = await api.logIn();
    return () => call(endpoints.listApplications, '', { token });
  },
  'the counts of the dashboard': async () => {
    const token = await api.logIn();
    return () => call(endpoints.readCounts, '', { token });
  },
  'the counts of 50 jobs': async () => {
    const token = await api.logIn();
    const ids = Array.from({ length: 50 }, (_, index) => `job${index}`).join();
    return () => api.send('GET', `${endpoints.readJobCounts.path}?ids=${ids}`, { token });
  },
  'the count of 100 changes': async () => {
    await countChanges();
    await Promise.all(Array.from({ length: 100 }, () => storeApplication(api)));
    return countChanges;
  },
  'the figures': async () => {
    const token = await api.logIn();
    await Promise.all(Array.from({ length: 12 }, () => storeApplication(api, { source: newSource() })));
    await countChanges();
    return () => call(endpoints.readFigures, '', { token });
  },
  'the figures of a job': async () => {
    const token = await api.logIn();
    await countChanges();
    return () => api.send('GET', `${endpoints.readFigures.path}?job_id=${closedJob}`, { token });
  },
  'a login': async () => {
    const json = { username: await createAccount(api), password: examplePassword, recaptchaToken: api.solveCaptcha() };
    return async () => session.parse((await call(endpoints.login, '', { json })).json);
  },
  'a run of postDue': async () => {
    // Replies that can still be taken back would be sent by a later one.
    const waiting = (await api.documents('outbox')).filter((mail) => mail.get('state') === 'waiting');
    await Promise.all(waiting.map(({ ref }) => ref.update({ not_before: new Date() })));
    await writeNews();
    return writeNews;
  },
  'a run of postDue with news': async () => {
    // It reads all accounts: here none, however often this file has logged in.
    await Promise.all((await api.documents('admins')).map(({ ref }) => ref.delete()));
    await writeNews();
    await newApplication();
    await deliverDue(api.parts);
    return writeNews;
  },
};

let closedJob = '';
let count: Awaited<ReturnType<typeof countOperations>>;
beforeAll(async () => {
  [closedJob, count] = [await api.postJob({ status: 'Inactive' }), await countOperations(api)];
});

async function measure(): Promise<Record<string, Operations>> {
  const measured: Record<string, Operations> = {};
  for (const [name, prepare] of Object.entries(actions)) measured[name] = await count(await prepare());
  return measured;
}

const added = 10;

/** @returns how many jobs are open */
async function postJobs(): Promise<number> {
  await Promise.all(Array.from({ length: added }, () => api.postJob()));
  return (await api.parts.jobs.listOpen()).length;
}

it('docs/costs.json says what each action uses', async () => {
  const jobs = await postJobs();
  const before = await measure();
  await postJobs();
  const after = await measure();
  const table = Object.entries(before).map(([name, { reads, ...others }]) => {
    const readsPerJob = ((after[name]?.reads ?? 0) - reads) / added;
    return [name, { ...others, reads: reads - readsPerJob * jobs, readsPerJob }];
  });
  await expect(`${JSON.stringify(Object.fromEntries(table), null, 2)}\n`).toMatchFileSnapshot('../../docs/costs.json');
}, 120_000);
