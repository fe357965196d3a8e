import { TextInput } from '@mantine/core';
import { useDebouncedCallback, useDidUpdate } from '@mantine/hooks';
import { useState } from 'react';
import { limits } from '#rooms/platform/contract/limits.ts';

/** The pause in typing after which the search starts, in milliseconds. */
const pause = 300;

/** The earliest day that can be searched. A year that is being typed is earlier. */
const firstDay = '2000-01-01';

type Props = {
  label: string;
  type?: 'search' | 'date';
  hint?: string;
  placeholder?: string;
  value: string;
  /** Whether it has the focus in a dialog that opens. */
  isFirst?: boolean;
  onSearch: (text: string) => void;
};

/** Searches when the typing pauses, and at once on Enter. */
export function SearchField({ type = 'search', label, hint, placeholder, value, isFirst, onSearch }: Props) {
  const [text, setText] = useState(value);
  const search = useDebouncedCallback(() => {
    if (text.trim() !== value) onSearch(text.trim());
  }, pause);

  // Follows a value set from elsewhere, but keeps the blanks around its own.
  useDidUpdate(() => setText((typed) => (typed.trim() === value ? typed : value)), [value]);

  return (
    <TextInput
      type={type}
      min={type === 'date' ? firstDay : undefined}
      label={label}
      description={hint}
      placeholder={placeholder}
      maxLength={limits.searchLength}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        if (event.currentTarget.validity.valid) search();
      }}
      onKeyDown={({ key }) => key === 'Enter' && search.flush()}
      data-autofocus={isFirst}
    />
  );
}
