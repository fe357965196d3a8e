import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from '../../../../tests/render.tsx';
import { SearchField } from './SearchField.tsx';

it('searches on Enter, keeps what is typed, and follows a value from elsewhere', async () => {
  const user = userEvent.setup({ delay: null });
  const searches: string[] = [];
  let show: (value: string) => void = () => undefined;
  function Page() {
    const [value, setValue] = useState('');
    show = (text) => {
      searches.push(text);
      setValue(text);
    };
    return <SearchField label="Search" value={value} onSearch={show} />;
  }
  render(<Page />);
  const field = screen.getByRole('searchbox');

  await user.type(field, 'wind {Enter}');
  expect(searches).toEqual(['wind']);
  await user.type(field, 'chill');
  expect(field).toHaveValue('wind chill');

  act(() => show(''));
  expect(field).toHaveValue('');
});
