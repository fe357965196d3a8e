import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { partsLeftOut } from './files.ts';

/** pdf.js tells only by these that it leaves out a picture or another part of a page. */
const leavesOut =
  /^Warning: (Image |Found EOI|JpegImage\.parse - reached|Unable to decode |Empty "(?!Fl)|Invalid stream|Filter |Type3 font resource|handleTilingType|parseShading|getOperatorList - ignoring (XObject|Shading|errors))|^Info: .* in flate stream$/;

const listen = (text: unknown) => {
  if (typeof text === 'string' && leavesOut.test(text)) postMessage(partsLeftOut);
};

Object.assign(console, { warn: listen, info: listen });

type Picture = { isImageStream: boolean; getImageData: (length: number, options?: unknown) => Promise<Uint8Array> };

/** pdf.js draws what there is of a picture, and says nothing: vite.config.ts has it read by this. */
async function readPicture(picture: Picture, length: number, options?: unknown): Promise<Uint8Array> {
  const data = await picture.getImageData(length, options);
  // A JPEG and its like have a size of their own.
  if (!picture.isImageStream && data.length < length) postMessage(partsLeftOut);
  return data;
}

Object.assign(globalThis, { readPicture });
