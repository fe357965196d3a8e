import { byHandEndpoints } from './contract/by-hand.ts';
import { keepingRuleOf } from './keeping.ts';
import type { MountCalls } from '../calls.ts';
import { promisedFrom } from './answer-facts.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { requireFound } from '../platform/http/api-error.ts';
import { contentDigest, submissionId } from '../platform/http/submission-id.ts';
import { validBody } from '../platform/http/validation.ts';
import { requireChanged } from './calls.ts';
import { readResumeForm, storeResume } from './stored-resume.ts';

/** What staff enter for applicants. */
const mountByHand: MountCalls = (mount, parts) => {
  const { addresses, applications, hiringProcess, jobs, clock } = parts;

  mount(byHandEndpoints.addApplication, async ({ request, admin, admitAgain }) => {
    const id = submissionId(request, admin.username, 'application');
    const { fields, file } = await readResumeForm(request);
    await admitAgain();
    const input = validBody(byHandEndpoints.addApplication.body, fields);
    const content_digest = contentDigest(input, file);
    const [found, { reply_days }] = await Promise.all([jobs.get(input.job_id), hiringProcess.read()]);
    const job = requireFound(found, responseTexts.jobNotFound);
    const promised_at = promisedFrom(clock(), reply_days);
    const { note, ...given } = input;
    const ofJob = { job_title: job.title, job_version: job.version, kept_in: keepingRuleOf(job).country };
    const application = { ...given, ...ofJob, promised_at, content_digest, keep: false };
    const arrival = { kind: 'added', template: input.origin, to: input.referred_by };
    const entries = [arrival, ...(note ? [{ kind: 'note', text: note, mentions: [] }] : [])];
    // Another attempt finds it stored.
    await storeResume(parts, id, file, (stored) =>
      applications.create(id, { ...application, ...stored }, { what: input.origin }, job.owner, admin.actor, entries),
    );
    return requireFound(await applications.get(id), responseTexts.applicationNotFound);
  });

  mount(byHandEndpoints.correctAddress, async ({ params, body, admin }) =>
    requireChanged(await addresses.correct(params.id, await body(), admin.actor)),
  );
};

export const calls = [mountByHand];
