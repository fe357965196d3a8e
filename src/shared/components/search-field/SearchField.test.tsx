import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from '../../../../tests/render.tsx';
import { SearchField } from './SearchField.tsx';

it('keeps what is typed while an earlier search is being shown, and follows a value from elsewhere', async () => {
  const user = userEvent.setup({ delay: null });
  let search = '';
  let show: (value: string) => void = () => undefined;
  function Page() {
    const [value, setValue] = useState('');
    show = setValue;
    return <SearchField label="Search" value={value} onSearch={(text) => (search = text)} />;
  }
  render(<Page />);
  const field = screen.getByRole('searchbox');

  await user.type(field, 'wind{Enter}');
  expect(search).toBe('wind');
  await user.type(field, 'chill');
  act(() => show(search));
  expect(field).toHaveValue('windchill');

  act(() => show(''));
  expect(field).toHaveValue('');
  act(() => show('wind'));
  expect(field).toHaveValue('wind');
});
