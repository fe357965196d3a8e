/** The preview of a PDF. */
export const pdfTexts = {
  tools: 'Zoom and search',
  shrink: 'Zoom out',
  enlarge: 'Zoom in',
  fitWidth: 'Fit to width',
  search: 'Search resume',
  placeholder: 'Search',
  matches: ({ current, total }: { current: number; total: number }) => (total === 0 ? 'None' : `${current} of ${total}`),
  previousMatch: 'Previous match',
  nextMatch: 'Next match',
  problems: {
    password: 'This PDF needs a password.',
    damaged: 'This PDF is damaged.',
    slow: 'This PDF takes too long to draw.',
  },
  /** What the preview leaves out, in the words of that of a DOCX. */
  notShown: ({ parts, attachments }: { parts: boolean; attachments: number }) => {
    const attached = attachments > 0 && (attachments === 1 ? '1 attachment' : `${attachments} attachments`);
    return `Not shown: ${[parts && 'pictures or other parts of pages', attached].filter(Boolean).join(', ')}.`;
  },
  pageProblem: (page: number) => `Page ${page} cannot be shown.`,
} as const;
