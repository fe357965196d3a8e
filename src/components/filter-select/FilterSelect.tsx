import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useState } from 'react';

type Props = Omit<NativeSelectProps, 'value' | 'defaultValue' | 'onChange'> & { value: string; onChoose: (value: string) => void };

/** A select that shows a choice at once, even if the list that it filters takes longer. */
export function FilterSelect({ value, onChoose, ...props }: Props) {
  const [chosen, setChosen] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  // Follows a value set from elsewhere, for example by 'Clear filter'.
  if (value !== previousValue) {
    setPreviousValue(value);
    setChosen(value);
  }
  return (
    <NativeSelect
      {...props}
      value={chosen}
      onChange={(event) => {
        setChosen(event.currentTarget.value);
        onChoose(event.currentTarget.value);
      }}
    />
  );
}
