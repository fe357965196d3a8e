import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { optionalPart } from './optional-part.ts';

it('leaves out a part that cannot be loaded', async () => {
  const Part = optionalPart(() => Promise.reject(new Error('Failed to fetch dynamically imported module')));
  render(
    <p>
      Beside it <Part />
    </p>,
  );
  await act(() => Promise.resolve());
  expect(screen.getByText('Beside it')).toBeVisible();
});
