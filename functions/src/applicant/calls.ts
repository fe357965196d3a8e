import type { Request } from 'express';
import type { z } from 'zod/mini';
import { applicantEndpoints, type applicantInterview, type ApplicantView, type ConversationEntry } from './contract/endpoints.ts';
import type { Application } from '../applications/contract/applications.ts';
import { referenceOf } from '../platform/contract/reference.ts';
import { keepingRule, keptFor } from '../applications/contract/keeping-rules.ts';
import { clocksAhead } from '../platform/clocks.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { applicantSteps, isOver, stepOf } from '../applications/contract/applicant-statuses.ts';
import { shownStatus } from '../applications/contract/statuses.ts';
import { officeZone } from '../platform/contract/office.ts';
import type { OwnInterview } from '../interviews/contract/own-interviews.ts';
import type { Refusal } from '../interviews/store.ts';
import { changeUntil, isChangeable, type StoredInterview } from '../interviews/stored.ts';
import type { Change } from './store.ts';
import { dueOf, isProlonged, keeping, staysUntil } from '../applications/keeping.ts';
import { fileNameOf } from '../applications/resumes.ts';
import { inSteps } from '../platform/in-steps.ts';
import { hashOf } from '../platform/tokens.ts';
import type { Parts } from '../parts.ts';
import type { MountCalls } from '../calls.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { readResumeForm, storeResume } from '../applications/stored-resume.ts';
import { submissionId } from '../platform/http/submission-id.ts';
import { type Told, toldTo } from './told.ts';
import { validBody } from '../platform/http/validation.ts';

/** What applicants can do through their private link: docs/decisions/0013-private-page.md */
const mountApplicant: MountCalls = (mount, parts) => {
  const { applications, busy, statuses, interviews, ownChanges, records, resumes, captcha, limiter, mail, clock } = parts;

  /** @returns what the link opens, which is sealed if there is no application @throws {ApiError} 404 */
  async function opened(request: Request, token: string) {
    const hash = hashOf(token);
    const application = await applications.findByLink(hash);
    if (application) return { application };
    const sealed = await records.sealedByLink(hash);
    if (sealed) return { sealed };
    await limiter.unknownLink(request);
    throw unknownLink();
  }

  async function open<Body extends { token: string }>(request: Request, body: () => Body | Promise<Body>) {
    const input = await body();
    const { application } = await opened(request, input.token);
    if (!application) throw new ApiError(410, responseTexts.sealed);
    return { input, application };
  }

  mount(applicantEndpoints.readOwnApplication, async ({ request, body }) => {
    const { application, sealed } = await opened(request, (await body()).token);
    return application ? viewOf(parts, application) : sealed;
  });

  mount(applicantEndpoints.addOwnMessage, async ({ request, body }) => {
    const { token, message } = await body();
    const { application, sealed } = await opened(request, token);
    if (sealed) return records.writeToSealed(sealed.id, message);
    const made = await change(request, application, () => ({ kind: 'message', entry: { text: message } }), 'message');
    return viewOf(parts, made.application);
  });

  async function change(
    request: Request,
    application: Application,
    changeOf: (current: Application) => Change | undefined,
    what: 'change' | 'message' = 'change',
  ) {
    const made = await ownChanges.make(application.id, submissionId(request, application.id, what), changeOf);
    if (made.outcome === 'missing') throw unknownLink();
    if (made.outcome === 'full') throw new ApiError(409, what === 'message' ? responseTexts.messagesFull : responseTexts.changesFull);
    return made;
  }

  mount(applicantEndpoints.correctOwnProfile, async ({ request, body }) => {
    const { input, application } = await open(request, body);
    return viewOf(parts, (await change(request, application, (current) => profileChange(current, input))).application);
  });

  mount(applicantEndpoints.keepOwnApplication, async ({ request, body }) => {
    const { input, application } = await open(request, body);
    return viewOf(parts, (await change(request, application, (current) => keepChange(current, input.keep, clock()))).application);
  });

  mount(applicantEndpoints.replaceOwnResume, async ({ request }) => {
    limiter.upload(request);
    const { fields, file } = await readResumeForm(request);
    const { application } = await open(request, () => validBody(applicantEndpoints.replaceOwnResume.body, fields));
    if (!file) throw new ApiError(400, responseTexts.requiredFields);
    refuseIfOver(application);
    const { application: changed, before } = await storeResume(parts, application.id, file, (stored) =>
      change(request, application, (current) => {
        refuseIfOver(current);
        const entry = { from: current.resume?.file_name ?? '', to: stored.resume?.file_name ?? '' };
        return { kind: 'resume', entry, fields: stored };
      }),
    );
    // The change is made. If this fails, upkeep removes the file.
    if (before?.resume_path) await resumes.remove(fileNameOf(before.resume_path));
    return viewOf(parts, changed);
  });

  mount(applicantEndpoints.answerInterview, async ({ request, body }) => {
    const { input, application } = await open(request, body);
    const {
      interviews: [latest],
    } = await toldTo(parts, application);
    const answer = latest?.id === input.id ? await answerWith(input, application, latest) : ({ outcome: 'gone', application } as const);
    if (answer.outcome === 'missing') throw unknownLink();
    const view = await viewOf(parts, answer.application);
    if (answer.outcome === 'done') return view;
    throw new ApiError(409, interviewRefusals[answer.outcome] ?? responseTexts.timeGone, {}, { more: { current: view } });
  });

  async function answerWith(
    { id, choose, zone = '', decline }: z.output<typeof applicantInterview>,
    application: Application,
    { at, interviewers, minutes }: StoredInterview,
  ) {
    if (choose !== undefined) {
      const isFree = choose === at || (await busy.free(interviewers, minutes, [choose])).length > 0;
      return isFree ? interviews.choose(id, choose, zone) : ({ outcome: 'taken', application } as const);
    }
    if (decline === undefined) return interviews.cancel(id, 'visitor');
    return interviews.decline(id, decline);
  }

  mount(applicantEndpoints.archiveOwnApplication, async ({ request, response, body }) => {
    const { application } = await open(request, body);
    await limiter.archive(application.id);
    const { archiveOf } = await import('./archive.ts');
    const archive = await archiveOf(parts, application);
    response
      .attachment(`application-${referenceOf(application)}.zip`)
      .type('application/zip')
      .end(archive);
  });

  mount(applicantEndpoints.withdrawOwnApplication, async ({ request, body }) => {
    const { application } = await open(request, body);
    let current = application;
    while (!isOver(shownStatus(current))) {
      const change = await statuses.set(current.id, { status: 'Withdrawn', basedOn: current.updated_at }, 'visitor');
      if (change.outcome === 'missing') throw unknownLink();
      current = change.application;
    }
    return viewOf(parts, current);
  });

  mount(applicantEndpoints.eraseOwnApplication, async ({ request, body }) => {
    const { token } = await body();
    const { application } = await opened(request, token);
    if (application) await applications.remove(application.id, 'visitor');
    return (await records.sealedByLink(hashOf(token))) ?? null;
  });

  mount(applicantEndpoints.requestLink, async ({ request, body }) => {
    const solve = await limiter.form(request, 'link', 'contact');
    if (!mail) throw new ApiError(404, responseTexts.noLinks);
    const { email, recaptchaToken } = await body();
    await solve(() => captcha.verify(request, recaptchaToken, email));
    // The duration must not reveal whether an address is known. There is no CPU after the response.
    await inSteps(() => applications.requestLinks(email));
    return { message: responseTexts.linkRequested };
  });
};

const interviewRefusals: { [outcome in Refusal]?: string } = {
  over: responseTexts.interviewOver,
  taken: responseTexts.timeTaken,
  often: responseTexts.movedOften,
};

function unknownLink(): ApiError {
  return new ApiError(404, responseTexts.unknownLink);
}

function refuseIfOver(application: Application): void {
  if (isOver(shownStatus(application))) throw new ApiError(409, responseTexts.applicationOver);
}

function profileChange(current: Application, { applicant_name, phone }: Pick<Application, 'applicant_name' | 'phone'>): Change | undefined {
  const fields = { applicant_name, phone };
  const lines = Object.entries({ Name: 'applicant_name', Phone: 'phone' } as const).flatMap(([label, field]) =>
    current[field] === fields[field] ? [] : [`${label}: ${current[field] || '–'} → ${fields[field] || '–'}`],
  );
  return lines.length === 0 ? undefined : { kind: 'profile', entry: { text: lines.join('\n') }, fields };
}

/** Agreeing again prolongs. @param now in milliseconds */
function keepChange(current: Application, keep: boolean, now: number) {
  const fields = keeping(keep, current, new Date(now));
  if (keep === current.keep && !(keep && isProlonged(current.kept_until, fields))) return undefined;
  const kind = !keep ? 'end keep' : current.keep ? 'keep on' : 'keep';
  return { kind, entry: { text: fields.keep_text }, fields } satisfies Change;
}

async function viewOf(parts: Parts, stored: Application): Promise<ApplicantView> {
  const [told, { next_steps, reply_days }] = await Promise.all([toldTo(parts, stored), parts.hiringProcess.read()]);
  const { application, status, interviews, closed } = told;
  const { created_at, shown_at, keep, resume } = application;
  const now = parts.clock();
  const dueWithout = dueOf({ ...stored, keep: false }, closed);
  return {
    ...application,
    reference: referenceOf(application),
    status,
    status_at: shown_at || created_at,
    steps: applicantSteps.map((step) => ({ step, current: step === stepOf(status) })),
    next_steps,
    reply_days,
    conversation: conversationOf(told),
    kept_for: keptFor(keepingRule(stored.kept_in)),
    agreed_until: keep ? stored.kept_until : null,
    kept_if_agreed: keepChange(stored, true, now)?.fields.kept_until.toISOString() ?? null,
    kept_if_ended: dueWithout && new Date(Math.max(dueWithout.getTime(), now)).toISOString(),
    sealed_if_erased: staysUntil(stored, closed, new Date(now), 'visitor')?.toISOString() ?? null,
    resume: resume?.file_name ?? null,
    interview: interviews[0] ? await ownInterviewOf(parts, interviews[0]) : null,
  };
}

async function ownInterviewOf({ interviews, busy, colleagues, clock }: Parts, interview: StoredInterview): Promise<OwnInterview> {
  const { id, state, at, minutes, place, why, interviewers, change_hours } = interview;
  return {
    id,
    state,
    at,
    minutes,
    place,
    why,
    interviewers: await colleagues.namesOf(interviewers),
    zone: officeZone,
    clocks: clocksAhead(officeZone, clock()),
    times: isChangeable(interview, clock()) ? await busy.free(interviewers, minutes, await interviews.timesLeft(interview)) : [],
    change_until: at && changeUntil(at, change_hours),
  };
}

/** The first file came with the application. Each later one names the one before. */
function conversationOf({ application: { created_at, resume }, entries }: Told): ConversationEntry[] {
  const file = (at: string, name: string): ConversationEntry[] => (name ? [{ kind: 'file', at, subject: '', text: name }] : []);
  const first = entries.find(({ kind }) => kind === 'resume')?.from ?? resume?.file_name ?? '';
  const later = entries.flatMap(({ kind, at, subject, text, to, files }): ConversationEntry[] => {
    if (kind === 'resume') return file(at, to);
    const mailed = files.flatMap(({ name, taken }) => (taken ? file(at, name) : []));
    return kind === 'mail' || kind === 'message' ? [...mailed, { kind, at, subject, text }] : mailed;
  });
  return [...file(created_at, first), ...later];
}

export const calls = [mountApplicant];
