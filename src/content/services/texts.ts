export const serviceTexts = { index: 'On this page', goesWith: 'Goes with', specimen: 'Open the specimen' } as const;
