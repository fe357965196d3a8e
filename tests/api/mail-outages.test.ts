import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { nextMorning } from '#rooms/platform/contract/office.ts';
import { deliverDue } from '../../functions/src/platform/mail/deliver.ts';
import { createParts } from '../../functions/src/parts.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { freePort } from '../../local/ports.ts';
import { outages, useApiBehindProxies } from './api-behind-proxies.ts';
import { exampleMessage, storeApplication } from './examples.ts';
import type { Answer } from './http.ts';
import { KillableProcess } from './killable-process.ts';
import type { MailSenderOptions } from './mail-sender-process.ts';

/** The full test takes 8 minutes and sends 1,000 messages and 250 rejections: MAIL_OUTAGE_MINUTES=8 */
const minutes = Number(process.env['MAIL_OUTAGE_MINUTES'] ?? '0.25');
const submissions = Math.round(minutes * 125);
const rejections = Math.round(submissions / 4);
const durationMs = minutes * 60_000;
const staff = 'staff@example.com';
const folder = mkdtempSync(join(tmpdir(), 'mails-'));
const acceptedFile = join(folder, 'accepted.txt');
/** The sender lives in the morning that rejections wait for, so these are due as soon as they are written. */
const clock = { start: nextMorning(Date.now()).getTime(), speed: 30 };

let smtpPort = 0;
const smtp = new KillableProcess('smtp-process.ts', () => [acceptedFile, String(smtpPort)]);

beforeAll(async () => {
  writeFileSync(acceptedFile, '');
  smtpPort = await freePort();
  vi.stubEnv('MAIL_FROM', 'site@example.com');
  vi.stubEnv('STAFF_MAIL', staff);
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${smtpPort}`);
  await smtp.start();
});

const api = useApiBehindProxies();
const sender = new KillableProcess(
  'mail-sender-process.ts',
  () => [JSON.stringify({ projectId: api.projectId, clock } satisfies MailSenderOptions)],
  () => api.environment,
);

afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([smtp.kill(), sender.kill()]);
  rmSync(folder, { recursive: true });
});

/** Tries again after a failure as a person would. @returns whether the call is acknowledged */
async function isAcknowledged(call: () => Promise<Answer>): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if ((await call().catch(() => undefined))?.status === 200) return true;
    await sleep(500);
  }
  return false;
}

/** @returns the address if acknowledged */
async function submit(index: number): Promise<string | undefined> {
  const email = `sender-${index}@example.com`;
  const headers = { [idempotencyHeader]: randomUUID() };
  const call = () => {
    const json = { ...exampleMessage, email, recaptchaToken: api.solveCaptcha() };
    return api.call(endpoints.sendMessage, '', { json, headers });
  };
  return (await isAcknowledged(call)) ? email : undefined;
}

/** Schedules a rejection for the next morning. @returns the address of the applicant if acknowledged */
async function reject(index: number, token: string): Promise<string | undefined> {
  const email = `applicant-${index}@example.com`;
  const id = await storeApplication(api, { applicant_email: email });
  const json = { status: 'Rejected', tell: 'morning' };
  return (await isAcknowledged(() => api.call(endpoints.updateApplicationStatus, id, { token, json }))) ? email : undefined;
}

/** Spreads calls over the time of the test. */
function spread(count: number, act: (index: number) => Promise<string | undefined>): Promise<(string | undefined)[]> {
  const acts = Array.from({ length: count }, async (_, index) => {
    await sleep((index / count) * durationMs);
    return act(index);
  });
  return Promise.all(acts);
}

async function causeOutages(until: number): Promise<void> {
  const faults = [
    async () => {
      await sender.kill();
      await sender.start();
    },
    async () => {
      await smtp.kill();
      await sleep(Math.random() * 1500);
      await smtp.start();
    },
    async () => {
      await api.firestore.set(outages[Math.floor(Math.random() * outages.length)] ?? 'refuse');
      await sleep(Math.random() * 1500);
      await api.firestore.set('forward');
    },
  ];
  while (Date.now() < until) {
    await faults[Math.floor(Math.random() * faults.length)]?.();
    await sleep(Math.random() * 2000);
  }
}

/** Sends all waiting mails. Firestore may hold the locks of killed senders for a while. */
async function drain(): Promise<void> {
  const later = () => clock.start + durationMs * clock.speed + dayMs;
  const parts = createParts(readSettings({ ...process.env, FUNCTIONS_EMULATOR: 'true' }), api.firebase, later);
  while ((await deliverDue(parts).catch(() => undefined))?.length !== 0) await sleep(100);
}

const acceptedMail = z.object({ id: z.string(), to: z.array(z.string()) });

it(
  `loses no mail of ${submissions} messages and ${rejections} scheduled rejections while the sender, the SMTP server and Firestore fail at random`,
  async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await sender.start();
    const token = await api.logIn();
    const [messages, rejected] = await Promise.all([
      spread(submissions, submit),
      spread(rejections, (index) => reject(index, token)),
      causeOutages(Date.now() + durationMs),
    ]);
    await sender.kill();
    await drain();

    const addresses = messages.filter((email) => email !== undefined);
    const applicants = rejected.filter((email) => email !== undefined);
    const mails = readFileSync(acceptedFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => acceptedMail.parse(JSON.parse(line)));
    const distinct = new Map(mails.map(({ id, to }) => [id, to.join()]));
    const received = [...distinct.values()];
    vi.restoreAllMocks();
    console.warn(
      `${addresses.length} of ${submissions} messages and ${applicants.length} of ${rejections} rejections acknowledged; ${distinct.size} mails, ${mails.length - distinct.size} of them twice; ` +
        `killed: sender ${sender.kills} times, SMTP server ${smtp.kills} times`,
    );
    expect([...addresses, ...applicants].filter((email) => !received.includes(email))).toEqual([]);
    // A message whose answer got lost may also be stored and mailed.
    expect(received.filter((to) => to === staff).length).toBeGreaterThanOrEqual(addresses.length);
    expect(addresses.length).toBeGreaterThan(submissions / 2);
    expect(applicants.length).toBeGreaterThan(rejections / 2);
  },
  durationMs + 120_000,
);
