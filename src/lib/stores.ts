import { textStore } from './text-store.ts';

/** What a visit keeps until its tab is closed. */
export const visitStore = textStore(() => sessionStorage);

/** What this browser keeps, for all tabs. Without local storage, it lasts until the page is closed. */
export const deviceStore = textStore(() => localStorage);
