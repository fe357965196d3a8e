import { calls as alerts } from './alerts/calls.ts';
import { calls as applicant } from './applicant/calls.ts';
import { calls as applications } from './applications/apply-calls.ts';
import { calls as jobs } from './jobs/page-calls.ts';
import { calls as messages } from './messages/public-calls.ts';
import { calls as captcha } from './platform/http/captcha-call.ts';
import { calls as health } from './platform/http/health-call.ts';

/** What function `api` answers. It loads nothing of what only staff call. Jobs come last: they mend paths that nothing else knows. */
export const calls = [health, captcha, alerts, applicant, applications, messages, jobs];
