export const addressTexts = {
  question: (likely: string) => `Did you mean ${likely}? If your spelling is right, just send again.`,
} as const;
