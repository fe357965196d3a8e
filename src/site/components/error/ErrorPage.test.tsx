import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { render, renderOnSite } from '../../../../tests/render.tsx';
import { errorTexts } from '../../content/errors.ts';
import { paths } from '../../../paths.ts';
import { routes } from '../../../router.tsx';
import { ErrorPage } from './ErrorPage.tsx';

function Broken(): never {
  throw new Error('secret detail');
}

it('replaces a page that failed to render, shows no details, and offers to reload it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  renderOnSite(null, { path: '/broken', routes: [{ path: '/broken', element: <Broken />, errorElement: <ErrorPage standalone /> }] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByRole('link', { name: errorTexts.reload })).toHaveAttribute('href', '/broken');
  expect(screen.getByRole('link', { name: errorTexts.back })).toHaveAttribute('href', paths.home);
  expect(document.body).not.toHaveTextContent('secret detail');
});

it.each([paths.home, paths.contact])('shows 405 for a submission to %s', async (path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = createMemoryRouter(routes, { initialEntries: [paths.home] });
  await vi.waitUntil(() => router.state.initialized, 10_000);
  render(<RouterProvider router={router} />);
  await router.navigate(path, { formMethod: 'post', formData: new FormData() });
  expect(await screen.findByRole('heading', { level: 1, name: '405 Method Not Allowed' })).toBeVisible();
  expect(screen.getByText(errorTexts.refused)).toBeVisible();
  expect(screen.getByRole('link', { name: errorTexts.back })).toHaveAttribute('href', paths.home);
  expect(screen.getByRole('banner')).toBeVisible();
});
