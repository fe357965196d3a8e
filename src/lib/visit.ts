import { textStore } from './text-store.ts';

/** What a visit keeps until its tab is closed. */
export const visitStore = textStore(() => sessionStorage);
