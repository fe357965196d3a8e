/** What the contact form says if a message is not sent. */
export const contactOutcomes = {
  captcha: 'Please complete the reCAPTCHA verification',
  failed: 'Failed to send message. Please try again.',
  failedStatus: (code: number) => `Failed to send message (status ${code})`,
} as const;
