/** Texts of the error page. The specification requires the heading. */
export const errorTexts = {
  heading: 'Unexpected Application Error!',
  text: 'Something in this page failed. It is our fault, not yours. Loading the site again usually helps.',
  missing: 'This page could not be loaded. Please check your connection and try again.',
  retry: 'Try again',
  refused: 'This address does not take what was sent to it. Nothing was stored.',
  back: 'Back to the home page',
} as const;
