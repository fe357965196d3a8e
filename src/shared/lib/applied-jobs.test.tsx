import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { render } from '../../../tests/render.tsx';
import { rememberApplication, useSentApplications } from './applied-jobs.ts';

const sent = {
  date: '2026-11-22T10:00:00.000Z',
  receipt: { reference: '1A2B3C4D', next_steps: 'We read it.', due_at: '2026-12-05T10:00:00.000Z' },
};

function SentApplications() {
  return <p>{JSON.stringify(useSentApplications())}</p>;
}

const shownApplications = () => JSON.parse(screen.getByText(/^\{/).textContent) as unknown;

it('keeps sent applications on the device, by job, and shows them at once, but not in prerendered HTML', () => {
  render(<SentApplications />);
  expect(shownApplications()).toEqual({});
  act(() => rememberApplication('windchill', sent));
  act(() => rememberApplication('rfid', { date: sent.date }));
  const both = { windchill: sent, rfid: { date: sent.date } };
  expect(shownApplications()).toEqual(both);
  expect(JSON.parse(localStorage.getItem('applications') ?? '')).toEqual(both);
  expect(renderToString(<SentApplications />)).toBe('<p>{}</p>');
});

it('shows what was sent in another tab', () => {
  render(<SentApplications />);
  localStorage.setItem('applications', JSON.stringify({ windchill: sent }));
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(shownApplications()).toEqual({ windchill: sent });
});
