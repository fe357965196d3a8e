import { userEvent } from '@testing-library/user-event';

/** Clicks and types without pauses. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
