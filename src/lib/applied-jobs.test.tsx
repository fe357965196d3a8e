import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../tests/render.tsx';
import type * as appliedJobs from './applied-jobs.ts';

const sent = { date: '2026-11-22T10:00:00.000Z', receipt: { reference: '1A2B3C4D', next_steps: 'We read it.', reply_days: 5 } };

let applied: typeof appliedJobs;

beforeEach(async () => {
  vi.resetModules();
  applied = await import('./applied-jobs.ts');
});

function Shown() {
  return <p>{JSON.stringify(applied.useSentApplications())}</p>;
}

const shown = () => JSON.parse(screen.getByText(/^\{/).textContent) as unknown;

it('keeps what was sent on the device, by job, and shows it at once', () => {
  render(<Shown />);
  expect(shown()).toEqual({});
  act(() => applied.rememberApplication('windchill', sent));
  act(() => applied.rememberApplication('rfid', { date: sent.date }));
  const both = { windchill: sent, rfid: { date: sent.date } };
  expect(shown()).toEqual(both);
  expect(JSON.parse(localStorage.getItem('applications') ?? '')).toEqual(both);
});

it('shows what was sent in another tab', () => {
  render(<Shown />);
  localStorage.setItem('applications', JSON.stringify({ windchill: sent }));
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(shown()).toEqual({ windchill: sent });
});

it.each(['rubbish', 'null'])('ignores %s', (text) => {
  localStorage.setItem('applications', text);
  render(<Shown />);
  expect(shown()).toEqual({});
});

it('is empty in prerendered HTML', () => {
  applied.rememberApplication('windchill', sent);
  expect(renderToString(<Shown />)).toBe('<p>{}</p>');
});
