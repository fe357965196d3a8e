/** Texts of the error page. The specification requires the heading. */
export const errorTexts = {
  heading: 'Unexpected Application Error!',
  text: 'Something on this page failed. The error is on our side. Reloading the page usually helps.',
  notLoaded: 'This page could not be loaded. Please check your connection and try again.',
  retry: 'Try again',
  reload: 'Reload the page',
  refused: 'This address accepts no data. Nothing was stored.',
  back: 'Back to the home page',
} as const;
