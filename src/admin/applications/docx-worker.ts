import { docxToHtml } from './docx-to-html.ts';

// Receives a DOCX, and sends back its text, or undefined if it cannot be converted.
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  data
    .arrayBuffer()
    .then((bytes) => docxToHtml(new Uint8Array(bytes)))
    .then(
      (text) => postMessage(text),
      () => postMessage(undefined),
    );
});
