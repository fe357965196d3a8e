import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Clicks and types without pauses. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

export const click = (name: string | RegExp): Promise<void> => user.click(button(name));

/** Replaces the text of a field in one step, because typing is slow. */
export function enter(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
}

/** @returns the texts of what has a role within an element, in their order */
export const textsOf = (element: HTMLElement, role: string): string[] =>
  within(element)
    .queryAllByRole(role)
    .map(({ textContent }) => textContent);

/** Tells the page that its window has the focus again, as after a visit to another tab. */
export const focusWindow = (): void => act(() => void window.dispatchEvent(new Event('focus')));
