import { useState } from 'react';

/** A choice that is shown at once, even if the list that it filters takes longer. */
export function useChoice<T extends string>(value: T) {
  const [chosen, setChosen] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  // Follows a value set from elsewhere, for example by 'Clear filter'.
  if (value !== previousValue) {
    setPreviousValue(value);
    setChosen(value);
  }
  return [chosen, setChosen] as const;
}
