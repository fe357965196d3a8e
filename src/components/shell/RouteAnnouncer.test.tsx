import { act, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderOnSite } from '../../../tests/render.tsx';
import { Head } from '../head/Head.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

const page = (title: string) => (
  <main>
    <Head title={title} description="" keywords={[]} />
    <h1>{title}</h1>
  </main>
);

it('announces each page after the first and focuses its heading', async () => {
  const frame = (
    <>
      <Outlet />
      <RouteAnnouncer />
    </>
  );
  const { router } = renderOnSite(null, {
    path: '/one',
    routes: [
      {
        element: frame,
        children: [
          { path: '/one', element: page('One') },
          { path: '/two', element: page('Two') },
        ],
      },
    ],
  });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/two'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Two'));
  expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus();
});
