import type { Request } from 'express';
import type { ApplicantView } from '../contract/applicant.ts';
import { type Application, referenceOf } from '../contract/applications.ts';
import { endpoints } from '../contract/endpoints.ts';
import { answerTexts } from '../contract/answer-texts.ts';
import { isOver, shownStatus } from '../contract/statuses.ts';
import { hashOf } from '../tokens.ts';
import type { Parts } from '../parts.ts';
import { ApiError } from './api-error.ts';
import { deleteApplication } from './applications.ts';
import type { Mount } from './endpoint.ts';
import { submissionId } from './submission-id.ts';

/** What applicants can do through their private link: docs/decisions/0030-applicant-page.md */
export function mountApplicant(mount: Mount, parts: Parts): void {
  const { applications, timeline, captcha, limiter, notices } = parts;

  async function open<Body extends { token: string }>(request: Request, body: () => Promise<Body>) {
    const input = await body();
    const application = await applications.findByLink(hashOf(input.token));
    if (application) return { input, application };
    await limiter.unknownLink(request);
    throw unknownLink();
  }

  mount(endpoints.readOwnApplication, async ({ request, body }) => {
    const { application } = await open(request, body);
    return viewOf(parts, application);
  });

  mount(endpoints.addOwnMessage, async ({ request, body }) => {
    const { input, application } = await open(request, body);
    const id = submissionId(request, application.id);
    const mails = notices?.applicantMessage(application, input.message);
    const outcome = await timeline.addMessage(application.id, id, input.message, mails);
    if (outcome === 'missing') throw unknownLink();
    if (outcome === 'full') throw new ApiError(409, answerTexts.messagesFull);
    return viewOf(parts, application);
  });

  mount(endpoints.withdrawOwnApplication, async ({ request, body }) => {
    const { application } = await open(request, body);
    let current = application;
    while (!isOver(shownStatus(current))) {
      const change = await applications.setStatus(current.id, 'Withdrawn', 'visitor', current.updated_at);
      if (change.outcome === 'missing') throw unknownLink();
      if (change.outcome === 'too late') break;
      current = change.application;
    }
    return viewOf(parts, current);
  });

  mount(endpoints.eraseOwnApplication, async ({ request, body }) => {
    const { application } = await open(request, body);
    await deleteApplication(parts, application.id, 'visitor');
    return { message: answerTexts.erased };
  });

  mount(endpoints.requestLink, async ({ request, body }) => {
    const countSolved = await limiter.form(request, 'link', 'contact');
    const newLink = notices?.newLink;
    if (!newLink) throw new ApiError(404, answerTexts.noLinks);
    const { email, recaptchaToken } = await body();
    await captcha.verify(recaptchaToken);
    await countSolved();
    await applications.requestLinks(email, (found) => notices.links(found.map((application) => ({ ...application, ...newLink() }))));
    return { message: answerTexts.linkRequested };
  });
}

function unknownLink(): ApiError {
  return new ApiError(404, answerTexts.unknownLink);
}

async function viewOf({ timeline, hiringProcess }: Parts, application: Application): Promise<ApplicantView> {
  const { id, job_title, created_at, shown_at, due_at } = application;
  const [messages, { next_steps, reply_days }] = await Promise.all([timeline.messages(id), hiringProcess.read()]);
  return {
    reference: referenceOf({ id }),
    job_title,
    created_at,
    status: shownStatus(application),
    status_at: shown_at || created_at,
    next_steps,
    reply_days,
    due_at,
    messages: messages.map(({ at, text }) => ({ at, text })),
  };
}
