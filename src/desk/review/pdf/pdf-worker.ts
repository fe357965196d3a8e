import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { partsLeftOut } from './files.ts';

/** pdf.js tells only by a warning that it leaves out a picture or another part of a page. Forms without a content are often compressed by Flate. */
const leavesOut =
  /^Warning: (Image |Unable to decode |Empty "(?!Fl)|Invalid stream|Filter |Type3 font resource|handleTilingType|parseShading|getOperatorList - ignoring (XObject|Shading|errors))/;

console.warn = (text: unknown) => {
  if (typeof text === 'string' && leavesOut.test(text)) postMessage(partsLeftOut);
};
