import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { emptyStream, partsLeftOut } from './files.ts';

/** pdf.js tells only by these that it leaves out a picture or another part of a page. */
const leavesOut =
  /^Warning: (Image |Unable to decode |Empty "(?!Fl)|Invalid stream|Filter |Type3 font resource|handleTilingType|parseShading|getOperatorList - ignoring (XObject|Shading|errors))|^Info: .* in flate stream$/;

/** Forms without a content are often compressed by Flate too. */
const isEmpty = /^Warning: Empty "Fl/;

/** Whether it is about a picture within a page's content, which may be compressed as a whole. */
const isInline = () => /makeInlineImage/.test(new Error().stack ?? '');

const listen = (text: unknown) => {
  if (typeof text !== 'string') return;
  if (leavesOut.test(text)) postMessage(partsLeftOut);
  else if (isEmpty.test(text)) postMessage(isInline() ? partsLeftOut : emptyStream);
};

Object.assign(console, { warn: listen, info: listen });
