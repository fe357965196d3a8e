import type { NavigationLink } from './navigation.ts';

/** The call to action at the end of a page. */
export type ClosingContent = { heading: string; text: string; action: NavigationLink };
