import { docxToHtml } from './docx-to-html.ts';

// Receives a DOCX, and sends back its text, or undefined if it cannot be converted.
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  const conversion = data.arrayBuffer().then((bytes) => docxToHtml(new Uint8Array(bytes)));
  void conversion.catch(() => undefined).then((text) => postMessage(text));
});
