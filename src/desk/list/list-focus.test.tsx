import { screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderStaff } from '../../../tests/component/staff.tsx';
import { user } from '../../../tests/component/user.ts';
import { useLeftPath, useReturnToItem } from './list-focus.ts';

function Item() {
  useLeftPath();
  return <Link to="/">Back</Link>;
}

function List() {
  useReturnToItem(true);
  return (
    <main>
      <Link to="/items/1">One</Link>
      <Link to="/items/2?list=all">Two</Link>
    </main>
  );
}

it('gives the focus to what leads to the item whose page was left', async () => {
  const pages = (
    <Routes>
      <Route index element={<List />} />
      <Route path="items/:id" element={<Item />} />
    </Routes>
  );
  renderStaff(pages);
  await user.click(screen.getByRole('link', { name: 'Two' }));
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('link', { name: 'Two' })).toHaveFocus();
});
