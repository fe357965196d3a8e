import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { messages } from '#contract/messages.ts';
import { fakeCaptcha } from '../../../tests/component/captcha.ts';
import { enter } from '../../../tests/component/enter.ts';
import { aPublicJob } from '../../../tests/component/records.ts';
import { delayed, fakeServer, json, refusal } from '../../../tests/component/server.ts';
import { renderOnSite } from '../../../tests/render.tsx';
import { careersCopy } from '../../content/careers.ts';
import { applyCopy } from '../../content/form-copy.ts';
import { openingPath } from '../../paths.ts';
import { Openings } from './Openings.tsx';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const windchill = aPublicJob();
const rfid = aPublicJob({
  id: 'rfid',
  title: 'RFID Engineer',
  location: 'Remote',
  job_type: 'Contract',
  experience_level: '',
  salary_range: '',
});

let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  server = fakeServer();
});

const openings = () => screen.queryAllByRole('article').map((article) => within(article).getByRole('heading', { level: 3 }).textContent);

it('shows that it is loading, then each posting with all it says', async () => {
  const { answer, send } = delayed();
  server.on(endpoints.listPublicJobs, () => answer);
  renderOnSite(<Openings />);
  expect(screen.getByRole('status')).toHaveTextContent(careersCopy.loading);

  send(json(200, [windchill, rfid]));
  const first = await screen.findByRole('article', { name: windchill.title });
  for (const text of ['Bengaluru', 'Full-time', '3 to 5 years', '₹18 to 26 lakh', windchill.requirements]) {
    expect(first).toHaveTextContent(text);
  }
  expect(within(first).getByText(/You move parts/).textContent).toBe(windchill.description);
  expect(screen.getByRole('heading', { level: 2, name: '2 openings' })).toBeInTheDocument();
  expect(within(first).getByRole('link', { name: windchill.title })).toHaveAttribute('href', openingPath(windchill.id));
  expect(screen.getByRole('article', { name: rfid.title })).not.toHaveTextContent(careersCopy.facts.salary_range);
});

it('says that there are no openings', async () => {
  server.on(endpoints.listPublicJobs, () => new Response(''));
  renderOnSite(<Openings />);
  expect(await screen.findByText(careersCopy.emptyHeading)).toBeInTheDocument();
});

it('reports that loading failed, and tries again on request', async () => {
  server.on(endpoints.listPublicJobs, () => refusal(500, messages.internal));
  renderOnSite(<Openings />);
  expect(await screen.findByRole('alert')).toHaveTextContent(careersCopy.failedHeading);
  expect(openings()).toEqual([]);

  server.on(endpoints.listPublicJobs, () => json(200, [windchill]));
  await user.click(screen.getByRole('button', { name: careersCopy.retry }));
  expect(screen.getByRole('region', { name: careersCopy.listHeading })).toHaveFocus();
  expect(await screen.findByText('1 opening')).toBeInTheDocument();
});

it('filters the list by type and by words, and shows the count', async () => {
  server.on(endpoints.listPublicJobs, () => json(200, [windchill, rfid]));
  renderOnSite(<Openings />);
  await user.click(await screen.findByRole('button', { name: 'Contract 1' }));
  expect(openings()).toEqual([rfid.title]);
  expect(screen.getByText('1 of 2 openings')).toBeInTheDocument();

  enter(screen.getByRole('searchbox'), 'bengaluru');
  expect(openings()).toEqual([]);
  await user.click(screen.getByRole('button', { name: careersCopy.clearFilter }));
  expect(openings()).toEqual([windchill.title, rfid.title]);
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

it('shortens a long posting until the rest is requested', async () => {
  const description = 'A line that says what you do.\n'.repeat(20);
  server.on(endpoints.listPublicJobs, () => json(200, [aPublicJob({ description })]));
  renderOnSite(<Openings />);
  const more = await screen.findByRole('button', { name: careersCopy.more });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(screen.getByRole('button', { name: careersCopy.less })).toHaveAttribute('aria-expanded', 'true');
});

it('keeps what was typed when the dialog is closed, and gives the focus back', async () => {
  fakeCaptcha();
  server.on(endpoints.listPublicJobs, () => json(200, [windchill, rfid]));
  renderOnSite(<Openings />);
  const apply = await screen.findByRole('button', { name: careersCopy.applyFor(windchill.title) });
  await user.click(apply);
  await screen.findByRole('dialog', { name: applyCopy.title(windchill.title) });
  const name = screen.getByLabelText<HTMLInputElement>(/^Full name/);
  enter(name, 'Asha');
  await user.click(screen.getByRole('button', { name: applyCopy.close }));
  await expect.poll(() => document.activeElement).toBe(apply);
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(apply);
  expect(await screen.findByLabelText(/^Full name/)).toHaveValue('Asha');
});

it('gives the focus back to the button even if a click does not focus it, as in Safari', async () => {
  fakeCaptcha();
  server.on(endpoints.listPublicJobs, () => json(200, [windchill, rfid]));
  renderOnSite(<Openings />);
  const apply = await screen.findByRole('button', { name: careersCopy.applyFor(rfid.title) });
  fireEvent.click(apply);
  await screen.findByRole('dialog', { name: applyCopy.title(rfid.title) });
  fireEvent.click(screen.getByRole('button', { name: applyCopy.close }));
  await waitFor(() => expect(apply).toHaveFocus());
});

it('begins a new application after one was sent', async () => {
  fakeCaptcha();
  server.on(endpoints.listPublicJobs, () => json(200, [windchill]));
  server.on(endpoints.applyForJob, () => json(201, { message: messages.applySent }));
  renderOnSite(<Openings />);
  const apply = await screen.findByRole('button', { name: careersCopy.applyFor(windchill.title) });
  const send = async () => {
    await user.click(apply);
    enter(await screen.findByLabelText(/^Full name/), 'Asha');
    enter(screen.getByLabelText(/^Email/), 'asha@example.com');
    await user.click(await screen.findByText("I'm not a robot"));
    await user.click(screen.getByRole('button', { name: applyCopy.submit }));
    await screen.findByText(messages.applySent);
    await user.click(screen.getByRole('button', { name: applyCopy.close }));
  };
  await send();
  await send();
  const keys = server.to(endpoints.applyForJob).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
});

describe('on the way back to the list, a visitor', () => {
  const elsewhere = '/elsewhere';

  /** Opens the list, leaves it by a link, and goes back while the server holds its answer. */
  async function comeBack() {
    server.on(endpoints.listPublicJobs, () => json(200, [windchill, rfid]));
    const { router } = renderOnSite(<Openings />, { routes: [{ path: elsewhere, element: null }] });
    await screen.findByText('2 openings');
    await act(() => router.navigate(elsewhere));
    expect(openings()).toEqual([]);
    const { answer, send } = delayed();
    server.on(endpoints.listPublicJobs, () => answer);
    await act(() => router.navigate(-1));
    expect(openings()).toEqual([windchill.title, rfid.title]);
    expect(screen.queryByText(careersCopy.loading)).toBeNull();
    const finish = (response: Response) =>
      act(async () => {
        send(response);
        await answer;
      });
    return { router, finish };
  }

  it('sees the previous openings when loading fails', async () => {
    const { router, finish } = await comeBack();
    await finish(refusal(500, messages.internal));
    expect(openings()).toEqual([windchill.title, rfid.title]);
    expect(screen.queryByRole('alert')).toBeNull();

    // A link leads to what there is now, as ever.
    server.on(endpoints.listPublicJobs, () => refusal(500, messages.internal));
    await act(() => router.navigate(elsewhere));
    await act(() => router.navigate('/'));
    expect(await screen.findByRole('alert')).toHaveTextContent(careersCopy.failedHeading);
    expect(openings()).toEqual([]);
  });

  it('can continue an application when no opening is left', async () => {
    fakeCaptcha();
    const { finish } = await comeBack();
    await user.click(screen.getByRole('button', { name: careersCopy.applyFor(windchill.title) }));
    enter(await screen.findByLabelText(/^Full name/), 'Asha');
    await finish(json(200, []));
    expect(await screen.findByText(careersCopy.emptyHeading)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Full name/)).toHaveValue('Asha');
  });
});
