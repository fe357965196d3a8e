/** The folder of the site for the files that pdf.js fetches by name. Browsers keep them for good, so its name has the version. */
export const pdfFilesFolder = (version: string) => `assets/pdfjs-${version}`;
