import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { fakeCaptcha, shownCaptcha, solveCaptcha } from '../../../tests/component/captcha.ts';
import { aPublicJob } from '../../../tests/example-job.ts';
import { fakeServerOfFile, json, sent } from '../../../tests/component/server.ts';
import { click, user } from '../../../tests/component/user.ts';
import { renderOnSite } from '../../../tests/render.tsx';
import { alertFormTexts } from '../../shared/texts/form-texts.ts';
import { careersTexts } from './careers-texts.ts';
import { AlertOffer } from './AlertOffer.tsx';

const server = fakeServerOfFile();

beforeEach(() => void fakeCaptcha());

async function open(criteria = {}) {
  renderOnSite(<AlertOffer criteria={criteria} />);
  await click(careersTexts.alerts);
  await shownCaptcha();
}

it('says what the alerts are about, and sends an email address with the chosen criteria, once the captcha is solved', async () => {
  server.on(endpoints.requestAlerts, () => json(200, { message: responseTexts.alertsRequested }));
  await open({ words: 'java', location: 'Pune', job_type: 'Contract', department: undefined });
  expect(screen.getByRole('heading', { name: alertFormTexts.heading })).toHaveFocus();
  expect(screen.getByText(alertFormTexts.like('Pune, Contract'))).toBeInTheDocument();

  await click(alertFormTexts.submit);
  expect(screen.getByText(texts.requiredFields)).toBeInTheDocument();
  expect(screen.getByText(texts.captchaRequired)).toBeInTheDocument();
  await user.type(screen.getByLabelText(/Email/), 'ada@example.com');
  await solveCaptcha();
  await click(alertFormTexts.submit);
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent(responseTexts.alertsRequested);
  expect(notice).toHaveFocus();
  expect(server.calls.map(sent)).toEqual([
    { email: 'ada@example.com', filter: { location: ['Pune'], job_type: ['Contract'] }, recaptchaToken: expect.any(String) as string },
  ]);
});

it('takes several places and kinds of the open jobs', async () => {
  const jobs = ['Pune', 'Oslo', 'Graz'].map((location) => aPublicJob({ location, places: [], job_type: 'Contract', department: '' }));
  server.on(endpoints.listPublicJobs, () => json(200, jobs));
  server.on(endpoints.requestAlerts, () => json(200, { message: responseTexts.alertsRequested }));
  await open({ location: 'Pune' });
  await user.click(screen.getByText(alertFormTexts.choose));
  expect(await screen.findByRole('checkbox', { name: 'Pune' })).toBeChecked();
  await user.click(await screen.findByRole('checkbox', { name: 'Oslo' }));
  await user.click(screen.getByRole('checkbox', { name: 'Contract' }));
  await user.type(screen.getByLabelText(/Email/), 'ada@example.com');
  await solveCaptcha();
  await click(alertFormTexts.submit);
  await screen.findByRole('status');
  expect(sent(server.to(endpoints.requestAlerts)[0])).toMatchObject({ filter: { location: ['Pune', 'Oslo'], job_type: ['Contract'] } });
});
