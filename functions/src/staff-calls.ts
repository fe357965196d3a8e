import { calls as accounts } from './accounts/calls.ts';
import { staffCalls as alerts } from './alerts/calls.ts';
import { calls as answers } from './answers/calls.ts';
import { calls as applications } from './applications/calls.ts';
import { calls as applicationsByHand } from './applications/by-hand-calls.ts';
import { calls as audit } from './audit/calls.ts';
import { calls as figures } from './figures/calls.ts';
import { calls as interviews } from './interviews/calls.ts';
import { calls as jobs } from './jobs/calls.ts';
import { calls as messages } from './messages/calls.ts';
import { calls as records } from './records/calls.ts';

const rooms = [figures, accounts, alerts, answers, applications, applicationsByHand, audit, interviews, jobs, messages, records];

/** Of function `staff`. Figures come first: they are counted again after the others' calls. */
export const calls = rooms.flat();
