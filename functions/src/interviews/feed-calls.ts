import type { Express } from 'express';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { calendarPath } from '../platform/contract/paths.ts';
import { limitedTo } from '../platform/scope.ts';
import { calendarOf } from '../platform/mail/calendar.ts';
import { summaryForStaff } from './mails.ts';
import type { Parts } from '../parts.ts';
import { hashOf } from '../platform/tokens.ts';
import type { Mount } from '../platform/http/endpoint.ts';
import { ApiError } from '../platform/http/api-error.ts';

/** Feeds of interviewers, to which calendars subscribe. firebase.json adds their headers. */
export function mountCalendar(_mount: Mount, { admins, interviews, limiter, mail }: Parts, app: Express): void {
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
}
