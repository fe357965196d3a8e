import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderOnSite } from '../../tests/render.tsx';
import { content } from '../content/home.ts';
import { logoShapes } from '../content/logos.ts';
import { Drawing as Logos } from '../drawings/home/Logos.tsx';
import { LogoStrip } from './LogoStrip.tsx';

describe('LogoStrip', () => {
  it('shows six logos twice, and labels each of them once', () => {
    const { container } = renderOnSite(<LogoStrip {...content.logos} logos={<Logos />} />);
    expect(logoShapes).toHaveLength(6);
    expect(screen.getAllByRole('img')).toHaveLength(6);
    expect(container.querySelectorAll('li svg')).toHaveLength(12);
  });

  it('pauses and resumes when its button is pressed', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    const { container } = renderOnSite(<LogoStrip {...content.logos} logos={<Logos />} />);
    await user.click(screen.getByRole('button', { name: content.logos.pause }));
    expect(container.querySelector('[data-paused]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: content.logos.play }));
    expect(container.querySelector('[data-paused]')).toBeNull();
  });
});
