import type { MountCalls } from '../../calls.ts';
import { captchaEndpoints } from '../contract/captcha-code.ts';
import { healthEndpoints } from '../contract/health.ts';
import { serverLimits } from '../contract/limits.ts';
import { responseTexts } from '../contract/response-texts.ts';
import { inSteps } from '../in-steps.ts';
import { newToken } from '../tokens.ts';
import { ApiError } from './api-error.ts';

/** For the uptime check, which must reach Firestore: no cache keeps the answer. */
const mountHealth: MountCalls = (mount, { jobs }) => {
  mount(healthEndpoints.checkHealth, async () => {
    await jobs.get('health');
  });
};

const mountCaptchaCodes: MountCalls = (mount, { admins, accountInvitations, captchaCodes, limiter, mail, recipients }) => {
  mount(captchaEndpoints.requestCaptchaCode, async ({ request, body }) => {
    const countRequest = await limiter.form(request, 'captcha code', 'code');
    if (!mail) throw new ApiError(404, responseTexts.notFound);
    const { email, username, token = '' } = await body();
    await countRequest();
    const challenge = newToken();
    // Neither response nor duration tells whether the account exists, or a mail is sent.
    await inSteps(async () => {
      const account = username === undefined ? undefined : await admins.choicesOf(username);
      const to = email ?? account?.email ?? (await accountInvitations.find(token))?.email;
      if (!to || !(await recipients.mayGet(to, 'captcha code', challenge, serverLimits.codesPerRecipient))) return;
      await captchaCodes.create(challenge, email ?? username ?? token, to);
    });
    return { challenge };
  });
};

export const calls = [mountHealth, mountCaptchaCodes];
