import { fireEvent } from '@testing-library/react';

/** Replaces the text of a field in one step, because typing is slow. */
export function enter(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
}
