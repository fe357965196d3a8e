import { z } from 'zod/mini';
import {
  applicantInterview,
  applicantKeep,
  applicantMessage,
  applicantProfile,
  applicantToken,
  applicantView,
  linkRequest,
  ownInterviewConflict,
  ownView,
  sealedView,
} from './applicant.ts';
import { withCaptcha } from '../../platform/contract/captcha.ts';
import { acknowledgement, type Endpoint, endpoint } from '../../platform/contract/endpoint.ts';

/** The calls of the private page. */
export const applicantEndpoints = {
  /** The calls with an applicant's token answer 404 to a malformed, unknown or erased one. */
  /** For one that is sealed, others than reading, writing and erasing answer 410. */
  readOwnApplication: endpoint('POST', '/api/application', 'everyone', { body: applicantToken, output: ownView }),
  addOwnMessage: endpoint('POST', '/api/application/message', 'everyone', { body: applicantMessage, output: ownView }),
  correctOwnProfile: endpoint('POST', '/api/application/profile', 'everyone', { body: applicantProfile, output: applicantView }),
  /** A multipart form, with the `resume`. 409 once the application is closed or withdrawn. */
  replaceOwnResume: endpoint('POST', '/api/application/resume', 'everyone', { body: applicantToken, output: applicantView }),
  keepOwnApplication: endpoint('POST', '/api/application/keep', 'everyone', { body: applicantKeep, output: applicantView }),
  /** 409 if the time is taken or over. */
  answerInterview: endpoint('POST', '/api/application/interview', 'everyone', {
    body: applicantInterview,
    output: applicantView,
    refusals: { 409: ownInterviewConflict },
  }),
  /** Answers with a ZIP. */
  archiveOwnApplication: endpoint('POST', '/api/application/archive', 'everyone', { status: 200, body: applicantToken }),
  withdrawOwnApplication: endpoint('POST', '/api/application/withdraw', 'everyone', { body: applicantToken, output: applicantView }),
  /** Null if nothing is left. */
  eraseOwnApplication: endpoint('POST', '/api/application/erase', 'everyone', { body: applicantToken, output: z.nullable(sealedView) }),
  requestLink: endpoint('POST', '/api/application/link', 'everyone', { body: withCaptcha(linkRequest), output: acknowledgement }),
} satisfies Record<string, Endpoint>;
