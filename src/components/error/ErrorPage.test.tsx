import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderOnSite } from '../../../tests/render.tsx';
import { errorTexts } from '../../content/errors.ts';
import { paths } from '../../paths.ts';
import { ErrorPage } from './ErrorPage.tsx';

function Broken(): never {
  throw new Error('secret detail');
}

describe('ErrorPage', () => {
  it('stands where a page failed to render, without detail, with a way back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    renderOnSite(null, { path: '/broken', routes: [{ path: '/broken', element: <Broken />, errorElement: <ErrorPage standalone /> }] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    expect(screen.getByRole('link', { name: errorTexts.back })).toHaveAttribute('href', paths.home);
    expect(document.body).not.toHaveTextContent('secret detail');
  });

  it('says 405 for a submission to a page that takes none', async () => {
    const { router } = renderOnSite(null, {
      path: '/page',
      routes: [{ path: '/page', element: <p>page</p>, errorElement: <ErrorPage standalone /> }],
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const form = new FormData();
    form.set('a', 'b');
    await router.navigate('/page', { formMethod: 'post', formData: form });
    expect(await screen.findByRole('heading', { level: 1, name: '405 Method Not Allowed' })).toBeVisible();
  });
});
