import { docxToHtml } from './docx-to-html.ts';

// A worker that receives a DOCX and sends back its text, or undefined if the file cannot be converted.
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  data
    .arrayBuffer()
    .then((bytes) => docxToHtml(new Uint8Array(bytes)))
    .then(
      (text) => postMessage(text),
      () => postMessage(undefined),
    );
});
