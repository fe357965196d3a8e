import type { Locator, Page } from 'playwright-core';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { messages } from '#contract/messages.ts';
import { localAdmin } from '../../local/seed.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { careersCopy } from '../../src/content/careers.ts';
import { applyCopy, contactCopy, loginCopy } from '../../src/content/form-copy.ts';
import { paths } from '../../src/paths.ts';
import type { Staff } from './staff.ts';

/** One of the site's forms, as every test of forms handles it. */
export type SiteForm = {
  name: string;
  endpoint: Endpoint;
  /** Selector of the form or its dialog. */
  scope: string;
  submit: string;
  sending: string;
  open: (page: Page) => Promise<void>;
  /** @param who tells this submission from all others */
  fill: (form: Locator, who: string) => Promise<void>;
  /** Everything that was entered, as it stands in the form. */
  entered: (form: Locator) => Promise<string[]>;
  /** What is shown when the connection is reset. */
  cut: string;
  /** Waits until the form says that it was taken. */
  taken: (page: Page) => Promise<void>;
  /** How often it is stored; absent where nothing is. */
  stored?: (staff: Staff, who: string) => Promise<number>;
};

export const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: pdf('Ada Example', ['Fifteen years of Windchill.']) };

const valuesOf = (...fields: Locator[]) => Promise.all(fields.map((field) => field.inputValue()));

export const applyForm: SiteForm = {
  name: 'apply',
  endpoint: endpoints.applyForJob,
  scope: '[role="dialog"]',
  submit: applyCopy.submit,
  sending: applyCopy.submitting,
  open: async (page) => {
    await page.goto(paths.careers);
    await openDialog(page, page.getByRole('article').first());
  },
  fill: async (form, who) => {
    await form.getByLabel(applyCopy.fields.applicant_name).fill(who);
    await form.getByLabel(applyCopy.fields.applicant_email).fill('ada@example.com');
    await form.getByLabel(applyCopy.fields.phone).fill('+91 80 5550 0100');
    await form.getByLabel(applyCopy.fields.cover_letter).fill('First line\nSecond line');
    await form.locator('input[type=file]').setInputFiles(resume);
  },
  entered: async (form) => [
    ...(await valuesOf(
      form.getByLabel(applyCopy.fields.applicant_name),
      form.getByLabel(applyCopy.fields.applicant_email),
      form.getByLabel(applyCopy.fields.phone),
      form.getByLabel(applyCopy.fields.cover_letter),
      form.locator('input[type=file]'),
    )),
  ],
  cut: messages.applyFailed,
  taken: (page) => page.getByText(messages.applySent).waitFor(),
  stored: async (staff, who) => (await staff.applicationsOf(who)).length,
};

export const loginForm: SiteForm = {
  name: 'login',
  endpoint: endpoints.login,
  scope: 'form',
  submit: loginCopy.submit,
  sending: loginCopy.submitting,
  open: (page) => page.goto(paths.adminLogin).then(() => undefined),
  fill: async (form) => {
    await form.getByLabel(loginCopy.fields.username).fill(localAdmin.username);
    await form.getByLabel(loginCopy.fields.password, { exact: true }).fill(localAdmin.password);
  },
  entered: (form) => valuesOf(form.getByLabel(loginCopy.fields.username), form.getByLabel(loginCopy.fields.password, { exact: true })),
  cut: messages.loginFailed,
  taken: (page) => page.waitForURL(`**${paths.adminDashboard}`),
};

export const contactForm: SiteForm = {
  name: 'contact',
  endpoint: endpoints.sendMessage,
  scope: 'form',
  submit: contactCopy.submit,
  sending: contactCopy.submitting,
  open: async (page) => {
    await page.goto(paths.contact);
    await page.getByRole('button', { name: contactCopy.submit }).scrollIntoViewIfNeeded();
  },
  fill: async (form, who) => {
    await form.getByLabel(contactCopy.fields.name).fill('Ada Example');
    await form.getByLabel(contactCopy.fields.email).fill('ada@example.com');
    await form.getByLabel(contactCopy.fields.subject).fill(who);
    await form.getByLabel(contactCopy.fields.message).fill('First line\nSecond line');
  },
  entered: (form) =>
    valuesOf(
      form.getByLabel(contactCopy.fields.name),
      form.getByLabel(contactCopy.fields.email),
      form.getByLabel(contactCopy.fields.subject),
      form.getByLabel(contactCopy.fields.message),
    ),
  cut: 'Failed to fetch',
  taken: (page) => page.getByRole('status').filter({ hasText: messages.contactSent }).waitFor(),
  stored: async (staff, who) => (await staff.messagesAbout(who)).length,
};

/** Opens the dialog to apply for a posting. */
export async function openDialog(page: Page, opening: Locator): Promise<void> {
  const title = await opening.getByRole('heading').first().innerText();
  await opening.getByRole('button', { name: careersCopy.applyFor(title) }).click();
  await page.getByRole('dialog', { name: applyCopy.title(title) }).waitFor();
}

/** @returns a name that nothing else in the stack bears */
export function somebody(): string {
  return `Ada ${crypto.randomUUID().slice(0, 8)}`;
}

/** The calls of a form, for a route. */
export function callsOf({ endpoint }: SiteForm): (url: URL) => boolean {
  const pattern = new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
  return ({ pathname }) => pattern.test(pathname);
}

/**
 * Answers the next question that the browser asks.
 * @returns its text, once it is answered
 */
export async function answerQuestion(page: Page, answer: 'dismiss' | 'accept'): Promise<string> {
  const question = await page.waitForEvent('dialog');
  await question[answer]();
  return question.message();
}
