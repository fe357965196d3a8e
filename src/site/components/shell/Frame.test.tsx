import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderOnSite } from '../../../../tests/render.tsx';
import { frameTexts } from '../../content/navigation.ts';
import { Frame } from './Frame.tsx';

it('skips to the content by focus alone, so that the fragment of the URL stays', () => {
  const page = { path: '/page', element: <main id="main" tabIndex={-1} /> };
  renderOnSite(null, { path: '/page#token', routes: [{ element: <Frame />, children: [page] }] });
  const followed = fireEvent.click(screen.getByRole('link', { name: frameTexts.skip }));
  expect(followed).toBe(false);
  expect(screen.getByRole('main')).toHaveFocus();
});
