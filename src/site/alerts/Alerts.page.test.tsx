import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { fakeCaptcha } from '../../../tests/component/captcha.ts';
import { fakeServerOfFile, refusal, sent } from '../../../tests/component/server.ts';
import { user } from '../../../tests/component/user.ts';
import { renderOnSite } from '../../../tests/render.tsx';
import { alertFormTexts } from '../../shared/texts/form-texts.ts';
import { content } from './alerts-texts.ts';
import { paths } from '../../paths.ts';
import { Component } from './Alerts.page.tsx';

const { actions, missing } = content;
const token = 'a'.repeat(43);
const server = fakeServerOfFile();

beforeEach(fakeCaptcha);

const open = (path: string) => renderOnSite(<Component content={content} />, { path });

it.each([
  ['confirm', endpoints.confirmAlerts],
  ['unsubscribe', endpoints.endAlerts],
] as const)('waits for a press before it sends the token to %s, and for another one if that is refused', async (action, endpoint) => {
  server.on(endpoint, () => refusal(404, responseTexts.alertsExpired));
  // As some mail programs damage it.
  open(`${paths.alerts}#%3C${action}%3D${token}%3E`);
  expect(screen.getByRole('heading', { name: actions[action].heading })).toBeInTheDocument();
  expect(server.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: actions[action].button }));
  expect(await screen.findByRole('alert')).toHaveTextContent(responseTexts.alertsExpired);
  server.on(endpoint, () => new Response(null, { status: 204 }));
  await user.click(screen.getByRole('button', { name: actions[action].button }));
  expect(await screen.findByText(actions[action].done)).toBeInTheDocument();
  expect(server.calls.map(sent)).toEqual([{ token }, { token }]);
});

it('shows the form and a link to the openings if the URL has no token', () => {
  open('/alerts');
  expect(screen.getByRole('heading', { name: missing.heading })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: alertFormTexts.submit })).toBeEnabled();
  expect(screen.getByRole('heading', { name: alertFormTexts.heading })).not.toHaveFocus();
  expect(screen.getByText(alertFormTexts.all)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: content.openings })).toHaveAttribute('href', '/careers');
});
