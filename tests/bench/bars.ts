/** The bars that tests check too. Sizes are in kB (1000 bytes). */
export const bars = {
  homeScriptsKB: 131,
  /** With the forms of openings. */
  pageScriptsKB: 160,
  pageStylesKB: 14,
  homeTransferredKB: 250,
  loginScriptsKB: 200,
  /** Without the Firebase SDK, which loads afterwards. */
  dashboardScriptsKB: 200,
  /** A score of the Layout Instability specification. */
  shift: 0.01,
};
