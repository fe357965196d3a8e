import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { fakeCaptcha, solveCaptcha } from '../../../tests/component/captcha.ts';
import { aPublicJob } from '../../../tests/example-job.ts';
import { delayed, fakeServerOfFile, json, refusal, unreachable } from '../../../tests/component/server.ts';
import { translatePage } from '../../../tests/component/translate.ts';
import { click, enter, user } from '../../../tests/component/user.ts';
import { renderOnSite } from '../../../tests/render.tsx';
import { careersTexts } from './careers-texts.ts';
import { formatDayUtc } from '../../shared/lib/format.ts';
import { applyTexts } from '../../shared/texts/form-texts.ts';
import { jobPath } from '../../paths.ts';
import { Jobs } from './Jobs.tsx';

const windchill = aPublicJob();
const rfid = aPublicJob({
  id: 'rfid',
  title: 'RFID Engineer',
  location: 'Remote',
  job_type: 'Contract',
  experience_level: '',
  salary_range: '',
});

/** As many openings as a list with filters has. */
const eightOpenings = [
  windchill,
  rfid,
  ...[3, 4, 5, 6, 7, 8].map((number) => aPublicJob({ id: `job-${number}`, title: `Job ${number}`, location: 'Pune' })),
];

const server = fakeServerOfFile();

const listedTitles = () =>
  screen.queryAllByRole('article').map((article) => within(article).getByRole('heading', { level: 3 }).textContent);

it('shows a loading state, then each job with the facts that it has', async () => {
  const send = server.hold(endpoints.listPublicJobs);
  renderOnSite(<Jobs />);
  expect(screen.getByRole('status')).toHaveTextContent(careersTexts.loading);

  const closes_on = '2099-12-01';
  send(json(200, [{ ...windchill, closes_on }, rfid]));
  const first = await screen.findByRole('article', { name: windchill.title });
  const facts = ['Department PLM', 'Location Bengaluru', 'Workplace Hybrid', 'Job type Full-time', 'Experience 3 to 5 years'];
  const termsOf = (article: HTMLElement) =>
    within(article)
      .getAllByRole('term')
      .map(({ parentElement }) => parentElement?.textContent);
  expect(termsOf(first)).toEqual([...facts, 'Salary ₹18 to 26 lakh', `Closes ${formatDayUtc(closes_on)}`]);
  expect(termsOf(screen.getByRole('article', { name: rfid.title }))).toHaveLength(4);
  expect(screen.getByRole('heading', { level: 2, name: '2 openings' })).toBeInTheDocument();
  expect(within(first).getByRole('link', { name: windchill.title })).toHaveAttribute('href', jobPath(windchill.id));
});

it('stays right while the page is translated', async () => {
  server.on(endpoints.listPublicJobs, () => json(200, eightOpenings));
  renderOnSite(<Jobs />);
  await screen.findByRole('article', { name: windchill.title });
  translatePage();
  enter(screen.getByRole('searchbox'), rfid.title);
  expect(await screen.findByRole('heading', { level: 2, name: careersTexts.count(1, 8) })).toBeInTheDocument();
});

it('says that there are no openings', async () => {
  server.on(endpoints.listPublicJobs, () => new Response(''));
  renderOnSite(<Jobs />);
  expect(await screen.findByText(careersTexts.emptyHeading)).toBeInTheDocument();
});

it.each([
  ['the connection if the server cannot be reached', unreachable, careersTexts.unreachable],
  ['the server if it fails', () => refusal(500, texts.internal), careersTexts.failed],
])('blames %s, and tries again on request, bypassing every cache', async (_, answer, text) => {
  server.on(endpoints.listPublicJobs, answer);
  renderOnSite(<Jobs />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(careersTexts.failedHeading);
  expect(alert).toHaveTextContent(text);
  expect(listedTitles()).toEqual([]);

  server.on(endpoints.listPublicJobs, () => json(200, [windchill]));
  await click(careersTexts.retry);
  expect(screen.getByRole('region', { name: careersTexts.listHeading })).toHaveFocus();
  expect(await screen.findByText('1 opening')).toBeInTheDocument();
  expect(server.calls.at(-1)?.cache).toBe('no-cache');
});

it('filters by facts and words, keeps the filters in the address, and can show all openings again', async () => {
  server.on(endpoints.listPublicJobs, () => json(200, eightOpenings));
  const { router } = renderOnSite(<Jobs />);
  await user.selectOptions(await screen.findByLabelText(careersTexts.factLabels.job_type), 'Contract (1)');
  await waitFor(() => expect(listedTitles()).toEqual([rfid.title]));
  expect(screen.getByText('1 of 8 openings')).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Bengaluru (0)' })).toBeInTheDocument();

  enter(screen.getByRole('searchbox'), 'bengaluru');
  await screen.findByText(careersTexts.noMatchHeading);
  expect(router.state.location.search).toBe('?job_type=Contract&q=bengaluru');
  await click(careersTexts.clearFilter);
  await waitFor(() => expect(listedTitles()).toHaveLength(eightOpenings.length));
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();

  await act(() => router.navigate(-1));
  await waitFor(() => expect(listedTitles()).toEqual([]));
  expect(screen.getByRole('searchbox')).toHaveValue('bengaluru');
});

describe('the whole texts', () => {
  const withTexts = eightOpenings.map((job) => ({ ...job, requirements: job === rfid ? 'Welding' : '' }));
  const listCalls = () => server.to(endpoints.listPublicJobs).map(({ query }) => query.toString());

  /** @param whole the answer to the call for whole texts */
  async function search(words: string, whole: Parameters<typeof server.on>[1]) {
    server.on(endpoints.listPublicJobs, (call) => (call.query.has('texts') ? json(200, eightOpenings) : whole(call)));
    renderOnSite(<Jobs />);
    const field = await screen.findByRole('searchbox');
    await user.selectOptions(screen.getByLabelText(careersTexts.factLabels.job_type), 'Contract (1)');
    expect(listCalls()).toEqual(['texts=excerpt']);
    enter(field, words);
  }

  it('are loaded once somebody searches, and say nothing before they have arrived', async () => {
    const { answer, send } = delayed();
    await search('welding', () => answer);
    expect(await screen.findByRole('heading', { name: careersTexts.searching })).toBeInTheDocument();
    expect(screen.queryByText(careersTexts.noMatchHeading)).toBeNull();
    send(json(200, withTexts));
    expect(await screen.findByRole('heading', { name: careersTexts.count(1, 8) })).toBeInTheDocument();
    expect(listedTitles()).toEqual([rfid.title]);
    enter(screen.getByRole('searchbox'), 'bengaluru');
    expect(await screen.findByText(careersTexts.noMatchHeading)).toBeInTheDocument();
    expect(listCalls()).toEqual(['texts=excerpt', '']);
  });

  it('leave the search to facts and excerpts if they cannot be loaded', async () => {
    await search('rfid parts', unreachable);
    expect(await screen.findByRole('heading', { name: careersTexts.count(1, 8) })).toBeInTheDocument();
    expect(listedTitles()).toEqual([rfid.title]);
  });
});

it('has filters from eight openings on, or if the address has one', async () => {
  server.on(endpoints.listPublicJobs, () => json(200, eightOpenings.slice(1)));
  const { router } = renderOnSite(<Jobs />);
  await screen.findByRole('heading', { name: '7 openings' });
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  await act(() => router.navigate('?q=rfid'));
  expect(await screen.findByRole('searchbox')).toHaveValue('rfid');
  await waitFor(() => expect(listedTitles()).toEqual([rfid.title]));
});

it('groups more than ten openings by department, with general applications last', async () => {
  const many = Array.from({ length: 11 }, (_, number) =>
    aPublicJob({ id: `job-${number}`, title: `Job ${number}`, department: number < 3 ? 'Apps' : '' }),
  );
  const general = aPublicJob({ id: 'general', title: 'General application', general: true });
  server.on(endpoints.listPublicJobs, () => json(200, [general, ...many]));
  renderOnSite(<Jobs />);
  expect(await screen.findByRole('heading', { name: '11 openings' })).toBeInTheDocument();
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings.filter((text) => !/^Job \d/.test(text))).toEqual([
    '11 openings',
    careersTexts.group('Apps', 3),
    careersTexts.group('', 8),
    careersTexts.generalHeading,
    general.title,
  ]);
  expect(screen.getByRole('article', { name: 'Job 1' })).not.toHaveTextContent('Apps');
});

it('keeps entered text when the dialog closes, and returns the focus, even in Safari', async () => {
  fakeCaptcha();
  server.on(endpoints.listPublicJobs, () => json(200, [windchill, rfid]));
  renderOnSite(<Jobs />);
  const apply = await screen.findByRole('link', { name: careersTexts.applyFor(rfid.title) });
  fireEvent.click(apply);
  await screen.findByRole('dialog', { name: applyTexts.title(rfid.title) });
  enter(screen.getByLabelText(/^Full name/), 'Asha');
  fireEvent.click(screen.getByRole('button', { name: applyTexts.close }));
  await waitFor(() => expect(apply).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();

  fireEvent.click(apply);
  expect(await screen.findByLabelText(/^Full name/)).toHaveValue('Asha');
});

it('keeps the receipt of an application in its row, with the focus', async () => {
  const receipt = {
    reference: '1A2B3C4D',
    next_steps: 'We call you.',
    reply_days: 5,
    due_at: null,
    link_mailed: false,
    applicant_email: 'asha@example.com',
  };
  fakeCaptcha();
  server.on(endpoints.listPublicJobs, () => json(200, [windchill]));
  server.on(endpoints.applyForJob, () => json(201, { message: visitorTexts.applySent, ...receipt }));
  renderOnSite(<Jobs />);
  await user.click(await screen.findByRole('link', { name: careersTexts.applyFor(windchill.title) }));
  enter(await screen.findByLabelText(/^Full name/), 'Asha');
  enter(screen.getByLabelText(/^Email/), 'asha@example.com');
  await solveCaptcha();
  await click(applyTexts.submit);
  await screen.findByText(visitorTexts.applySent);
  await click(applyTexts.close);
  await waitFor(() => expect(document.activeElement).toHaveTextContent(receipt.reference));
  expect(screen.getByRole('article')).toContainElement(document.activeElement as HTMLElement);
});

describe('on the way back to the list, a visitor', () => {
  const elsewhere = '/elsewhere';

  /** Opens the list, follows a link and goes back while the server's answer is pending. */
  async function comeBack() {
    server.on(endpoints.listPublicJobs, () => json(200, [windchill, rfid]));
    const { router } = renderOnSite(<Jobs />, { routes: [{ path: elsewhere, element: null }] });
    await screen.findByText('2 openings');
    await act(() => router.navigate(elsewhere));
    expect(listedTitles()).toEqual([]);
    const { answer, send } = delayed();
    server.on(endpoints.listPublicJobs, () => answer);
    await act(() => router.navigate(-1));
    expect(listedTitles()).toEqual([windchill.title, rfid.title]);
    expect(screen.queryByText(careersTexts.loading)).toBeNull();
    const finish = (response: Response) =>
      act(async () => {
        send(response);
        await answer;
      });
    return { router, finish };
  }

  it('sees the previous openings when loading fails', async () => {
    const { router, finish } = await comeBack();
    await finish(refusal(500, texts.internal));
    expect(listedTitles()).toEqual([windchill.title, rfid.title]);
    expect(screen.queryByRole('alert')).toBeNull();

    // A new history entry shows no saved openings.
    server.on(endpoints.listPublicJobs, () => refusal(500, texts.internal));
    await act(() => router.navigate(elsewhere));
    await act(() => router.navigate('/'));
    expect(await screen.findByRole('alert')).toHaveTextContent(careersTexts.failedHeading);
    expect(listedTitles()).toEqual([]);
  });

  it('can continue an application when no opening is left', async () => {
    fakeCaptcha();
    const { finish } = await comeBack();
    await user.click(screen.getByRole('link', { name: careersTexts.applyFor(windchill.title) }));
    enter(await screen.findByLabelText(/^Full name/), 'Asha');
    await finish(json(200, []));
    expect(await screen.findByText(careersTexts.emptyHeading)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Full name/)).toHaveValue('Asha');
  });
});
