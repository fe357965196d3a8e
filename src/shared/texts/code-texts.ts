/** The code by email that stands in for the captcha. */
export const codeTexts = {
  get: 'Get a code by email instead',
  sending: 'Sending a code…',
  back: 'Use the reCAPTCHA or another code',
  label: 'Code from the email',
  /** @param to blank if only the server knows the address */
  sent: (to: string) =>
    `Six digits are on their way to ${to || 'your email address, if we know it'}. They work once, for 15 minutes. We send three codes a day at most.`,
  refused: 'Please check the code, or ask for another one',
  failed: 'The code could not be sent. Please try again.',
} as const;
