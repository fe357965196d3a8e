/** Holds the files that pdf.js fetches by name. Browsers keep them for good, hence the version. */
export const pdfFilesFolder = (version: string) => `assets/pdfjs-${version}`;

/** What the worker sends if it leaves out a part of a page. */
export const partsLeftOut = 'parts left out';
