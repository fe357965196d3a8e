import type { Locator, Page } from 'playwright-core';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { careersTexts } from '../../src/site/careers/careers-texts.ts';
import { applyTexts, contactTexts, loginTexts } from '../../src/shared/texts/form-texts.ts';
import { paths } from '../../src/paths.ts';

/** A form of the site, and how tests use it. */
type SiteForm = {
  name: string;
  /** The CSS selector of the element that contains the form. */
  scope: string;
  /** The text of the button. */
  submit: string;
  open: (page: Page) => Promise<unknown>;
};

/** A form whose submissions are stored. */
type PublicForm = SiteForm & {
  /** @param who identifies the submission */
  fill: (form: Locator, who: string) => Promise<void>;
  /** Waits for the confirmation. */
  waitUntilAccepted: (page: Page) => Promise<void>;
};

export const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: pdf('Ada Example', ['Fifteen years of Windchill.']) };

/** @returns what the fields of a form have */
export const enteredIn = (form: Locator): Promise<string[]> =>
  form.locator('input, textarea').evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));

export const applyForm: PublicForm = {
  name: 'apply',
  scope: '[role="dialog"]',
  submit: applyTexts.submit,
  open: async (page) => {
    await page.goto(paths.careers);
    await openDialog(page, page.getByRole('article').first());
  },
  fill: async (form, who) => {
    await form.getByLabel(applyTexts.fields.applicant_name).fill(who);
    await form.getByLabel(applyTexts.fields.applicant_email).fill('ada@example.com');
    await form.getByLabel(applyTexts.fields.phone).fill('+91 80 5550 0100');
    await form.getByLabel(applyTexts.fields.cover_letter).fill('First line\nSecond line');
    await form.locator('input[type=file]').setInputFiles(resume);
  },
  waitUntilAccepted: (page) => page.getByText(visitorTexts.applySent).waitFor(),
};

export const loginForm: SiteForm = {
  name: 'login',
  scope: 'form',
  submit: loginTexts.submit,
  open: (page) => page.goto(paths.adminLogin),
};

export const contactForm: PublicForm = {
  name: 'contact',
  scope: 'form',
  submit: contactTexts.submit,
  open: async (page) => {
    await page.goto(paths.contact);
    await page.getByRole('button', { name: contactTexts.submit }).scrollIntoViewIfNeeded();
  },
  fill: async (form, who) => {
    await form.getByLabel(contactTexts.fields.name).fill('Ada Example');
    await form.getByLabel(contactTexts.fields.email).fill('ada@example.com');
    await form.getByLabel(contactTexts.fields.subject).fill(who);
    await form.getByLabel(contactTexts.fields.message).fill('First line\nSecond line');
  },
  waitUntilAccepted: (page) => page.getByRole('status').filter({ hasText: contactTexts.receipt.title }).waitFor(),
};

export async function openDialog(page: Page, opening: Locator): Promise<void> {
  const title = await opening.getByRole('heading').first().innerText();
  await opening.getByRole('link', { name: careersTexts.applyFor(title) }).click();
  await page.getByRole('dialog', { name: applyTexts.title(title) }).waitFor();
}

export function uniqueName(): string {
  return `Ada ${crypto.randomUUID().slice(0, 8)}`;
}

/** Answers the browser's next dialog. @returns its text */
export async function answerQuestion(page: Page, answer: 'dismiss' | 'accept'): Promise<string> {
  const question = await page.waitForEvent('dialog');
  await question[answer]();
  return question.message();
}
