import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawing as readZone } from './ReadZone.tsx';
import { drawing as rehearsals } from './Rehearsals.tsx';

test('shows the differences of the rehearsals in the reconciliation report', () => {
  const markup = renderToStaticMarkup(rehearsals);
  expect(markup).toContain('aria-label="Records unaccounted for after each rehearsal: 37, then 2, then 0."');
  expect(markup).not.toContain('NaN');
});

test('notes beside the heat map are the findings about what it shows, without references to margin notes', () => {
  const markup = renderToStaticMarkup(readZone);
  expect([...markup.matchAll(/data-outline="([^"]+)"><strong>([^<]+)/g)].map(([, ...note]) => note)).toEqual([
    ['zone', 'The zone works'],
    ['dead spot', 'One dead spot, with a known cause'],
    ['truck', 'The truck is quiet enough'],
  ]);
  expect(markup).not.toContain('[^');
});
