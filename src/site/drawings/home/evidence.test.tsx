import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawing as rehearsals } from './Rehearsals.tsx';

test('shows the differences of the rehearsals in the reconciliation report', () => {
  const markup = renderToStaticMarkup(rehearsals);
  expect(markup).toContain('aria-label="Records unaccounted for after each rehearsal: 37, then 2, then 0."');
  expect(markup).not.toContain('NaN');
});
