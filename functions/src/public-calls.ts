import { calls as alerts } from './alerts/calls.ts';
import { calls as applicant } from './applicant/calls.ts';
import { calls as applications } from './applications/apply-calls.ts';
import { calls as jobs } from './jobs/page-calls.ts';
import { calls as messages } from './messages/public-calls.ts';
import { calls as platform } from './platform/http/calls.ts';

/** Of function `api`, which loads nothing for staff. Jobs come last: they mend unknown paths. */
export const calls = [platform, alerts, applicant, applications, messages, jobs].flat();
