/** Bars of the bench and of tests. Sizes are in kB (1000 bytes). */
export const bars = {
  homeScriptsKB: 131,
  /** The list of openings and a job's page. */
  pageScriptsKB: 173,
  pageStylesKB: 14,
  homeTransferredKB: 250,
  loginScriptsKB: 200,
  /** Without the Firebase SDK, which loads afterwards. */
  dashboardScriptsKB: 200,
  /** A score of the Layout Instability specification. */
  shift: 0.01,
};
