import { unzipSync } from 'fflate';
import { limits } from '#contract/limits.ts';

/** Unpacks the XML of a DOCX, which may lie about its sizes. @throws when the XML is too large or there are too many entries */
export function xmlParts(archive: Uint8Array): Record<string, Uint8Array> {
  let entries = 0;
  let bytes = 0;
  return unzipSync(archive, {
    filter: ({ name, size, originalSize }) => {
      const isXml = /\.(?:xml|rels)$/i.test(name);
      entries += 1;
      if (isXml) bytes += Math.max(size, originalSize);
      if (entries > limits.docxEntries || bytes > limits.docxPreviewXmlBytes) throw new Error('The document is too large');
      return isXml;
    },
  });
}
