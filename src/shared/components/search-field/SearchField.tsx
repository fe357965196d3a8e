import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type KeyboardEvent, useState } from 'react';
import { limits } from '#rooms/platform/contract/limits.ts';

/** The pause in typing after which the search starts, in milliseconds. */
const pause = 300;

type Props = {
  label: string;
  hint?: string;
  placeholder?: string;
  value: string;
  /** Whether it has the focus in a dialog that opens. */
  isFirst?: boolean;
  onSearch: (text: string) => void;
};

/** Searches when the typing pauses, and at once on Enter. */
export function SearchField({ label, hint, placeholder, value, isFirst, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  const [searched, setSearched] = useState(value);
  const search = useDebouncedCallback(() => {
    const wanted = text.trim();
    if (wanted === searched) return;
    setSearched(wanted);
    onSearch(wanted);
  }, pause);

  // Follows a value set from elsewhere, but not its own search: more may have been typed since.
  if (value !== previousValue) {
    setPreviousValue(value);
    setSearched(value);
    if (value !== searched) setText(value);
  }

  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') search.flush();
  };

  return (
    <TextInput
      type="search"
      label={label}
      description={hint}
      placeholder={placeholder}
      maxLength={limits.searchLength}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        search();
      }}
      onKeyDown={searchOnEnter}
      data-autofocus={isFirst}
    />
  );
}
