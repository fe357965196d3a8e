/** Bars that tests hold as well. Sizes are in kB (1000 bytes) after gzip. */
export const bars = {
  homeScriptsKB: 131,
  pageStylesKB: 14,
  /** Of the login, and of the dashboard without the Firebase SDK, which loads afterwards. */
  staffScriptsKB: 200,
};
