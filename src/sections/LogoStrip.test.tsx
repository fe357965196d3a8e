import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderOnSite } from '../../tests/render.tsx';
import { content } from '../content/home.ts';
import { logoShapes } from '../content/logos.ts';
import { Drawing as Logos } from '../drawings/home/Logos.tsx';
import { LogoStrip } from './LogoStrip.tsx';

const renderStrip = () => renderOnSite(<LogoStrip {...content.logos} logos={<Logos />} />).container;

it('shows six logos twice, and labels each of them once', () => {
  const strip = renderStrip();
  expect(logoShapes).toHaveLength(6);
  expect(screen.getAllByRole('img')).toHaveLength(6);
  expect(strip.querySelectorAll('li svg')).toHaveLength(12);
});

it('pauses and resumes when its button is pressed', async () => {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const strip = renderStrip();
  for (const [name, paused] of [
    [content.logos.pause, 1],
    [content.logos.play, 0],
  ] as const) {
    await user.click(screen.getByRole('button', { name }));
    expect(strip.querySelectorAll('[data-paused]')).toHaveLength(paused);
  }
});
