import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { limits } from '#contract/limits.ts';

/** How long the typing has to rest before it is searched, in milliseconds. */
const rest = 300;

type Props = {
  label: string;
  hint: string;
  value: string;
  /** While true, what was typed waits: not searched until it is over. */
  held?: boolean;
  onSearch: (text: string) => void;
};

/** Searches while one types, and at once by Enter. */
export function SearchField({ label, hint, value, held = false, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  const search = useDebouncedCallback((typed: string) => {
    if (!held) onSearch(typed.trim());
  }, rest);

  const catchUp = useEffectEvent(() => {
    if (!held && text.trim() !== value) search(text);
  });
  useEffect(() => catchUp(), [held]);

  // Cleared or set from elsewhere, by a link or a button.
  if (value !== searched) {
    setSearched(value);
    if (value !== text.trim()) setText(value);
  }

  const atOnce = (event: KeyboardEvent) => {
    if (event.key === 'Enter') search.flush();
  };

  return (
    <TextInput
      type="search"
      label={label}
      description={hint}
      maxLength={limits.searchLength}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
      onKeyDown={atOnce}
    />
  );
}
