import type { NavigationLink } from './navigation.ts';

/** A page's last word: what to do next. */
export type ClosingContent = { heading: string; text: string; action: NavigationLink };
