import { isDeepStrictEqual } from 'node:util';
import { interviewEndpoints } from './contract/endpoints.ts';
import { scorecardEndpoints } from './contract/scorecards.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import type { Application } from '../applications/contract/applications.ts';
import { dayMs, interviewLimits } from '../platform/contract/limits.ts';
import { applicationValues, fillTemplate } from '../answers/contract/replies.ts';
import { isClosed } from '../applications/contract/statuses.ts';
import { summaryForStaff } from './mails.ts';
import { hasBegun } from './stored.ts';
import { calendarPath } from '../platform/contract/paths.ts';
import { calendarOf } from '../platform/mail/calendar.ts';
import { limitedTo } from '../platform/stores.ts';
import { hashOf } from '../platform/tokens.ts';
import { letterToApplicant } from '../applications/letters.ts';
import { reviewUrl } from '../applications/notices.ts';
import type { MountCalls } from '../calls.ts';
import { ApiError, requireDone, requireFound, requireMail } from '../platform/http/api-error.ts';
import { requireChanged } from '../applications/calls.ts';
import { submissionId } from '../platform/http/submission-id.ts';

/** docs/decisions/0014-interviews.md */
const mountInterviews: MountCalls = (mount, parts) => {
  const { applications, applicationReplies, busy, colleagues, hiringProcess, interviews, mail, clock } = parts;

  const findApplication = async (id: string) => requireFound(await applications.get(id), responseTexts.applicationNotFound);

  function requireAhead(times: readonly string[]): void {
    const isAhead = (time: number) => time > clock() && time <= clock() + interviewLimits.daysAhead * dayMs;
    if (!times.every((time) => isAhead(Date.parse(time)))) throw new ApiError(400, responseTexts.timesOver);
  }

  mount(interviewEndpoints.proposeInterview, async ({ request, params: { id }, body, admin }) => {
    const reply = submissionId(request, admin.username, 'reply', id);
    const { updated_at, times, zone, minutes, place, interviewers, ...draft } = await body();
    await findApplication(id);
    const { siteUrl } = requireMail(mail);
    requireAhead(times);
    const { reply_days, change_hours } = await hiringProcess.read();
    const signature = await colleagues.signatureOf(admin.username);
    const command = { id, reply, actor: admin.actor, seen: updated_at, names: interviewers };
    const sent = await applicationReplies.send(command, (current, readers) => {
      refuseProposal(current, clock());
      if (readers.length < interviewers.length) throw new ApiError(400, responseTexts.invalidInterviewers);
      const text = fillTemplate(draft, applicationValues(current), signature);
      const ordered = times.toSorted();
      return {
        ...text,
        template: 'invite',
        status: 'Interview',
        interview: { interviewers, minutes, place, zone, times: ordered, change_hours, url: reviewUrl(siteUrl, id) },
        mail: letterToApplicant('interview proposal', current, { ...text, signature, minutes, times: ordered, zone }, reply_days),
      };
    });
    return { reply, application: requireChanged(sent) };
  });

  mount(interviewEndpoints.listInterviewsOf, async ({ params: { id } }) => interviews.ofApplication((await findApplication(id)).id));

  /** @throws {ApiError} 400 */
  function periodOf({ from, to }: { from: string; to: string }): [Date, Date] {
    const [start, end] = [new Date(from), new Date(to)];
    const isShort = start.getTime() > 0 && end.getTime() - start.getTime() <= interviewLimits.listedDays * dayMs;
    if (!isShort) throw new ApiError(400, responseTexts.invalidOption('to'));
    return [start, end];
  }

  mount(interviewEndpoints.listInterviews, ({ query }) => interviews.list(...periodOf(query)));
  mount(interviewEndpoints.listBusy, ({ query }) => busy.of(query.interviewers, ...periodOf(query)));

  mount(interviewEndpoints.updateInterview, async ({ params: { id }, body, admin }) => {
    const { updated_at, interviewers, why, ...meeting } = await body();
    const interview = requireFound(await interviews.get(id), responseTexts.interviewNotFound);
    if (meeting.at !== interview.at) requireAhead([meeting.at]);
    requireDone(await interviews.edit(id, admin.actor, updated_at, meeting, interviewers, why), refusals);
    return requireFound(await interviews.one(id), responseTexts.interviewNotFound);
  });

  mount(interviewEndpoints.cancelInterview, async ({ request, params: { id }, body, admin }) => {
    const hasBody = request.headers['content-type'] !== undefined;
    const { why, updated_at } = hasBody ? await body() : {};
    requireDone(await interviews.cancel(id, admin.actor, why, updated_at), refusals);
  });
};

/** @throws {ApiError} 409 */
function refuseProposal({ interview, status }: Application, now: number): void {
  if (isClosed(status)) throw new ApiError(409, responseTexts.applicationClosed);
  if (interview?.state === 'booked' && !hasBegun(interview, now)) throw new ApiError(409, responseTexts.interviewBooked);
}

const refusals = {
  missing: [404, responseTexts.interviewNotFound],
  blind: [400, responseTexts.invalidInterviewers],
  over: [409, responseTexts.interviewEnded],
  gone: [409, responseTexts.interviewEnded],
  taken: [409, responseTexts.interviewersBusy],
  stale: [409, responseTexts.staleApplication],
  often: [409, responseTexts.movedOften],
} as const;

const mountScorecards: MountCalls = (mount, { interviews, scorecards, clock }) => {
  /** What was sent about an interview, and what somebody has sent. @throws {ApiError} 404 */
  async function find(id: string, username: string) {
    const interview = requireFound(await interviews.get(id), responseTexts.interviewNotFound);
    const sent = await scorecards.ofInterview(interview);
    const isInterviewer = interview.interviewers.includes(username);
    return { interview, isInterviewer, sent, own: sent.find(({ by }) => by === username) };
  }

  mount(scorecardEndpoints.readScorecards, async ({ params: { id }, admin }) => {
    const { isInterviewer, own, sent } = await find(id, admin.username);
    if (isInterviewer && !own) throw new ApiError(403, responseTexts.scorecardHidden);
    return sent;
  });

  mount(scorecardEndpoints.sendScorecard, async ({ params: { id }, body, admin: { username } }) => {
    const input = await body();
    const { interview, isInterviewer, own } = await find(id, username);
    if (!isInterviewer || !hasBegun(interview, clock())) throw new ApiError(403, responseTexts.notInterviewer);
    const scorecard = requireFound(own ?? (await scorecards.send(interview, username, input)), responseTexts.interviewNotFound);
    if (!isDeepStrictEqual(scorecard.ratings, input.ratings)) throw new ApiError(409, responseTexts.scorecardSent);
    return scorecard;
  });
};

/** Feeds of interviewers, to which calendars subscribe. firebase.json adds their headers. */
const mountCalendar: MountCalls = (_mount, { admins, interviews, limiter, mail }, app) => {
  app.get(calendarPath, async (request, response) => {
    const owner = await admins.findByCalendar(hashOf(request.params.token));
    if (!owner) {
      await limiter.unknownLink(request);
      throw new ApiError(404, responseTexts.notFound);
    }
    const own = await limitedTo(owner, () => interviews.ofInterviewer(owner.username));
    const entries = own.map(({ id, sequence, at, minutes, applicant_name, job_title, place, url }) => {
      return { id, sequence, start: at ?? '', minutes, summary: summaryForStaff(applicant_name, job_title), location: place, url };
    });
    const feed = await calendarOf('PUBLISH', entries, mail?.from ?? '');
    response.type('text/calendar; charset=utf-8').send(feed);
  });
};

export const calls = [mountInterviews, mountScorecards, mountCalendar];
