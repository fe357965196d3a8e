/** Holds the files that pdf.js fetches by name. Browsers keep them for good, hence the version. */
export const pdfFilesFolder = (version: string) => `assets/pdfjs-${version}`;

/** What the worker sends if it leaves out a part of a page. */
export const partsLeftOut = 'parts left out';

/** What it sends if something of a page has no data, perhaps a picture. */
export const emptyStream = 'empty stream';

/** Whether any picture has no data. Dictionaries of streams are never compressed or encrypted. */
export const hasEmptyPicture = (pdf: Uint8Array): boolean =>
  /\/Subtype\s*\/Image\b(?:(?!stream)[^])*stream\s*endstream/.test(new TextDecoder('latin1').decode(pdf));
