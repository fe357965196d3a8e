/** The preview of a PDF. */
export const pdfTexts = {
  tools: 'Zoom and search',
  shrink: 'Zoom out',
  enlarge: 'Zoom in',
  fitWidth: 'Fit to width',
  search: 'Search in the resume',
  matches: ({ current, total }: { current: number; total: number }) => (total === 0 ? 'None' : `${current} of ${total}`),
  previousMatch: 'Previous match',
  nextMatch: 'Next match',
  problems: {
    password: 'This PDF needs a password.',
    damaged: 'This PDF is damaged.',
    slow: 'This PDF takes too long to draw.',
  },
  pageProblem: (page: number) => `Page ${page} cannot be shown.`,
} as const;
