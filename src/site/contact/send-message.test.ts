import { expect, it, vi } from 'vitest';
import { texts } from '#rooms/platform/contract/texts.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { contactOutcomes } from './contact-outcome-texts.ts';
import { sendFailureText, sendMessage } from './send-message.ts';

const message = { name: 'Asha', email: 'asha@example.com', subject: 'Upgrade', message: 'When?' };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

function textAfter(answer: Response | Error): Promise<string> {
  vi.stubGlobal('fetch', () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  return sendMessage(message, 'token', '').then((sent) => sent.message, sendFailureText);
}

it.each<[string, Response, string]>([
  ['by the server’s text', json(200, { message: 'Thank you' }), 'Thank you'],
  ['when the server says nothing', json(200, {}), visitorTexts.contactSent],
  ['when the server’s text is blank', json(200, { message: '' }), visitorTexts.contactSent],
  ['when the answer is empty', new Response(''), visitorTexts.contactSent],
])('a message that was sent is confirmed %s', async (_, answer, text) => {
  expect(await textAfter(answer)).toBe(text);
});

it.each<[string, Response | Error, string]>([
  ['the server’s error', json(400, { error: texts.invalidEmail, message: 'other' }), texts.invalidEmail],
  ['the server’s message when there is no error', json(403, { message: 'Blocked' }), 'Blocked'],
  ['the server’s message when the error is blank', json(403, { error: '', message: 'Blocked' }), 'Blocked'],
  ['the status of an answer without a text', json(401, {}), 'Failed to send message (status 401)'],
  ['a fixed text when the server cannot be reached', new TypeError('Failed to fetch'), 'Failed to send message. Please try again.'],
  ['a fixed text for an HTML page with a success status', new Response('<h1>Hello</h1>'), contactOutcomes.failed],
])('a message that could not be sent shows %s', async (_, answer, text) => {
  expect(await textAfter(answer)).toBe(text);
});
