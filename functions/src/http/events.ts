import type { ErrorRequestHandler, Request } from 'express';
import { answerTexts } from '../contract/answer-texts.ts';
import { hashed } from '../data/hashed.ts';
import { log } from '../log.ts';
import { ApiError } from './api-error.ts';
import { endpointPath } from './endpoint.ts';

/** The alerts in local/alerts filter the log by these names. */
export const events = ['login failed', 'captcha refused', 'not logged in', 'forbidden', 'too many attempts'] as const;

type Event = (typeof events)[number];

export function logRefusals(addressOf: (request: Request) => string): ErrorRequestHandler {
  return (error: unknown, request, _response, next) => {
    const event = error instanceof ApiError ? eventOf(error) : undefined;
    if (error instanceof ApiError && event) {
      log({
        severity: 'NOTICE',
        message: event,
        method: request.method,
        path: endpointPath(request),
        status: error.status,
        account: error.account,
        address: hashed('client address', addressOf(request)).slice(0, 16),
      });
    }
    next(error);
  };
}

function eventOf({ status, text, account }: ApiError): Event | undefined {
  if (account !== undefined) return 'login failed';
  if (text === answerTexts.captchaRefused) return 'captcha refused';
  if (text === answerTexts.unauthorised) return 'not logged in';
  if (status === 403) return 'forbidden';
  return status === 429 ? 'too many attempts' : undefined;
}
