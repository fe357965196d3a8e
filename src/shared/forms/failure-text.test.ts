import { expect, it, vi } from 'vitest';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { ApiError } from '../lib/api.ts';
import { failureText, noAnswerHint } from './failure-text.ts';

it.each([
  ['the server’s own text', new ApiError(410, responseTexts.jobClosed), responseTexts.jobClosed],
  ['the wait in seconds', new ApiError(429, 'Wait', 90), `Wait. ${texts.retryInSeconds(90)}`],
  ['the wait in minutes, rounded up', new ApiError(429, 'Wait', 541), `Wait. ${texts.retryInMinutes(10)}`],
  ['the text for a refusal when the server gives no text', new ApiError(502), 'refused'],
  ['no wait when the server gives no text', new ApiError(503, undefined, 30), 'refused'],
  ['the text for a failure without an answer', new TypeError('Failed to fetch'), 'failed'],
  ['the text for a failure when the answer is invalid', new SyntaxError('not JSON'), 'failed'],
])('the text of a failed call is %s', (_, error, text) => {
  expect(failureText(error, 'refused', 'failed')).toBe(text);
});

const timeout = new DOMException('signal timed out', 'TimeoutError');

it.each<[string, Error, boolean, string | undefined]>([
  ['says that the browser is offline', new TypeError('Failed to fetch'), false, texts.offline],
  ['says that the call timed out', timeout, true, texts.timedOut],
  ['is left out when the cause is unknown', new TypeError('Failed to fetch'), true, undefined],
  ['is left out when the server answered', new ApiError(500), false, undefined],
])('the hint for a call without an answer %s', (_, error, onLine, hint) => {
  vi.stubGlobal('navigator', { onLine });
  expect(noAnswerHint(error)).toBe(hint);
});
