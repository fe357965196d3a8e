import { expect, test } from 'vitest';
import { answerTexts } from '#rooms/applications/contract/answer-texts.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { job as jobSchema, type Question } from '#rooms/jobs/contract/jobs.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { texts, tooLong } from '#rooms/platform/contract/texts.ts';
import { named } from '../../functions/src/jobs/questions.ts';
import { jobFormTexts } from '../../src/desk/jobs/job-form-texts.ts';
import { jobsTexts } from '../../src/desk/jobs/jobs-texts.ts';
import { applyHash, jobPath } from '../../src/paths.ts';
import { applyTexts } from '../../src/shared/texts/form-texts.ts';
import { aQuestion, exampleJob } from '../example-job.ts';
import { applicationsOf, button, expectFocus, openDashboard, postJob, send } from './dashboard.ts';
import { applyForm, resume, uniqueName } from './forms.ts';
import { browserOfFile, openPage, solveCaptcha } from './harness.ts';
import { findOverflow, violationsInBothSchemes } from './page-checks.ts';

const browser = browserOfFile();

const kinds: Partial<Question>[] = [
  { kind: 'text', text: 'Which tools do you use?' },
  { kind: 'number', text: 'How many years of PLM?', required: true },
  { kind: 'yes or no', text: 'May you work in India?', required: true },
  { kind: 'choice', text: 'Where would you work?', choices: ['Pune', 'Austin'] },
];
const questions = [...kinds, ...kinds.map((kind) => ({ ...kind, text: `Again: ${kind.text}` }))].map((one, index) =>
  aQuestion({ id: `q${index}`, ...one }),
);

async function openForm(asked = questions) {
  const job = await postJob({ questions: asked });
  const visit = await openPage(browser(), { reducedMotion: 'reduce', viewport: { width: 360, height: 640 } });
  await visit.page.goto(jobPath(job.id) + applyHash(job.id));
  const dialog = visit.page.getByRole('dialog');
  const field = (index: number) => dialog.getByLabel(asked[index]?.text ?? '').first();
  await field(0).waitFor();
  return { ...visit, job, dialog, field };
}

test('somebody applies on a phone by keyboard with eight questions, whose errors lose nothing', async () => {
  const { page, dialog, field } = await openForm();
  const who = uniqueName();
  await applyForm.fill(dialog, who);
  await solveCaptcha(page);
  await field(0).focus();
  for (const answer of ['x'.repeat(limits.answerLength + 1), 'five', '', 'Pu', 'Creo', '12', 'N', 'A']) {
    if (answer.length > 10) await page.keyboard.insertText(answer);
    else await page.keyboard.type(answer);
    await page.keyboard.press('Tab');
  }
  await dialog.getByRole('button', { name: applyTexts.submit, exact: true }).click();
  await dialog.getByText(texts.requiredFields).waitFor();
  for (const text of [tooLong(answerTexts.yourAnswer, limits.answerLength), answerTexts.notNumber, answerTexts.blankAnswer])
    expect(await dialog.getByText(text, { exact: true }).count()).toBe(1);
  await expectFocus(field(0));
  expect(await violationsInBothSchemes(page, applyForm.scope)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Windchill');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Y');
  // All but the file survives a reload.
  await page.reload();
  await field(0).waitFor();
  await dialog.locator('input[type=file]').setInputFiles(resume);
  await solveCaptcha(page);
  await dialog.getByRole('button', { name: applyTexts.submit, exact: true }).click();
  await applyForm.waitUntilAccepted(page);
  const [stored] = await applicationsOf(who);
  expect(stored?.answers.map(({ value }) => value)).toEqual(['Windchill', '5', 'Yes', 'Pune', 'Creo', '12', 'No', 'Austin']);
  expect(stored?.resume?.file_name).toBe(resume.name);
});

test('questions that change meanwhile are asked anew, and keep what was written and the file', async () => {
  const { page, dialog, field, job } = await openForm(questions.slice(0, 3));
  const who = uniqueName();
  await applyForm.fill(dialog, who);
  await solveCaptcha(page);
  await field(0).fill('Windchill');
  await field(1).fill('5');
  await field(2).selectOption('Yes');
  const [tools, years, , town] = questions;
  const changed = [{ ...town, required: true }, { ...years, text: 'How many years of Windchill?' }, tools] as Question[];
  await send(endpoints.updateJob, { parameter: job.id, json: { ...exampleJob, title: job.title, status: 'Active', questions: changed } });
  const submit = dialog.getByRole('button', { name: applyTexts.submit, exact: true });
  await submit.click();
  await dialog.getByText(answerTexts.questionsChanged).waitFor();
  const where = dialog.getByLabel('Where would you work?');
  await expectFocus(where);
  expect(await dialog.getByText(applyTexts.changedQuestion).count()).toBe(2);
  expect(await dialog.getByLabel('How many years of Windchill?').inputValue()).toBe('5');
  expect(await field(0).inputValue()).toBe('Windchill');
  expect(await dialog.getByText('May you work in India?').count()).toBe(0);
  // Before anything is typed, so that a reload loses nothing.
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  await expect.poll(kept).toContain(`${named(changed)[1]?.id}\\":\\"5`);
  await where.selectOption('Austin');
  await solveCaptcha(page);
  await submit.click();
  await applyForm.waitUntilAccepted(page);
  const [stored] = await applicationsOf(who);
  expect(stored?.answers.map(({ text, value }) => [text, value])).toEqual([
    ['Where would you work?', 'Austin'],
    ['How many years of Windchill?', '5'],
    ['Which tools do you use?', 'Windchill'],
  ]);
  expect(stored?.resume?.file_name).toBe(resume.name);
});

test('staff add, copy, drag and move questions, and preview the real fields', async () => {
  const words = jobFormTexts.questions;
  const [other, job] = [await postJob({ questions: questions.slice(2, 4) }), await postJob({ questions: questions.slice(0, 1) })];
  const { page } = await openDashboard(browser(), '?tab=jobs');
  await button(page, jobsTexts.editNamed(job.title)).click();
  const dialog = page.getByRole('dialog');
  const nth = (number: number) => dialog.getByRole('textbox', { name: words.nth(number) });
  await dialog.getByRole('button', { name: words.add }).click();
  await expectFocus(nth(2));
  await page.keyboard.type('How old are you?');
  await dialog.getByText(/seems to ask for age/).waitFor();
  await dialog.getByRole('button', { name: words.copyFrom }).click();
  await dialog.getByRole('button', { name: other.title }).click();
  const up = dialog.getByRole('button', { name: words.up(4) });
  await up.focus();
  await page.keyboard.press('Enter');
  expect(await nth(3).inputValue()).toBe('Where would you work?');
  const items = dialog.getByRole('listitem');
  await items.nth(0).locator('[draggable]').hover();
  await page.mouse.down();
  // Far enough, and in steps, for the browser to see a drag.
  await page.mouse.move(400, 400, { steps: 5 });
  await items.nth(1).hover();
  await page.mouse.up();
  await expect.poll(() => nth(1).inputValue()).toBe('How old are you?');
  expect(await violationsInBothSchemes(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('button', { name: words.remove(1) }).click();
  await page.getByRole('tab', { name: jobsTexts.preview }).click();
  expect(await dialog.getByLabel('Where would you work?').locator('option').allTextContents()).toEqual([
    applyTexts.choose,
    'Pune',
    'Austin',
  ]);
  await page.getByRole('tab', { name: jobsTexts.edit }).click();
  await dialog.getByRole('button', { name: jobFormTexts.save }).click();
  await dialog.waitFor({ state: 'hidden' });
  const saved = jobSchema.parse(await send(endpoints.readJob, { parameter: job.id }));
  expect(saved.questions.map(({ text }) => text)).toEqual(['Which tools do you use?', 'Where would you work?', 'May you work in India?']);
});
