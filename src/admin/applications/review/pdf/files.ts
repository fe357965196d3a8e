/** Holds the files that pdf.js fetches by name. Browsers keep them for good, hence the version. */
export const pdfFilesFolder = (version: string) => `assets/pdfjs-${version}`;
