/** Texts of the page that stands where another one failed. The first is the framework's own, which the specification keeps. */
export const errorTexts = {
  heading: 'Unexpected Application Error!',
  text: 'Something in this page failed. It is our fault, not yours. Loading the site again usually helps.',
  missing: 'This page could not be loaded. Please check your connection and try again.',
  retry: 'Try again',
  refused: 'This address does not take what was sent to it. Nothing was stored.',
  back: 'Back to the home page',
} as const;
