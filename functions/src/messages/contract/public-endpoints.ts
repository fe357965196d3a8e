import type { Endpoint } from '../../platform/contract/endpoint.ts';
import { contactCall } from './contact.ts';

/** The calls of visitors for messages, a form each. */
export const messageFormEndpoints = { sendMessage: contactCall } satisfies Record<string, Endpoint>;
