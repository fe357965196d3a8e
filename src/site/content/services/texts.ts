export const serviceTexts = { index: 'On this page', goesWith: 'Works with' } as const;
