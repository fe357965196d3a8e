import { unzipSync } from 'fflate';
import { limits } from '#rooms/platform/contract/limits.ts';

/** The XML of a DOCX by the names of its parts, such as 'word/document.xml'. */
export type DocxParts = Record<string, string>;

const textFile = /\.(?:xml|rels)$/i;
const folderWithoutText = /(?:^|\/)(?:customXml|docProps|glossary|theme)\//i;

/** @returns the parts that can hold text @throws when there are too many entries, or too much to unpack */
export function unpackDocx(archive: Uint8Array): DocxParts {
  let entries = 0;
  let bytes = 0;
  const unpacked = unzipSync(archive, {
    filter: ({ name, size, originalSize }) => {
      const isText = textFile.test(name) && !folderWithoutText.test(name);
      entries += 1;
      // The archive may lie about one of its sizes.
      if (isText) bytes += Math.max(size, originalSize);
      if (entries > limits.docxEntries || bytes > limits.docxPreviewXmlBytes) throw new Error('The document is too large');
      return isText;
    },
  });
  return Object.fromEntries(Object.entries(unpacked).map(([name, content]) => [name, new TextDecoder().decode(content)]));
}
