/** What the preview of a DOCX leaves out. */
const docxThings = {
  picture: 'picture',
  chart: 'chart',
  diagram: 'diagram',
  object: 'embedded document',
  symbol: 'symbol',
  passage: 'passage',
};

/** Counts by kind. Hidden text is shown with a mark. */
export type DocxCounts = Partial<Record<keyof typeof docxThings | 'hidden', number>>;

/** @returns what the preview of a DOCX leaves out and what it marks, or '' */
export function docxSummary({ hidden, ...counts }: DocxCounts): string {
  const missing = Object.entries(counts).map(
    ([kind, count]) => `${count} ${docxThings[kind as keyof typeof docxThings]}${count === 1 ? '' : 's'}`,
  );
  return [
    missing.length > 0 && `Not shown: ${missing.join(', ')}.`,
    hidden && `Hidden in Word, marked here: ${hidden === 1 ? '1 passage' : `${hidden} passages`}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
