import { unzipSync } from 'fflate';
import { limits } from '#rooms/platform/contract/limits.ts';
import { attribute, childrenOf, parseXml } from './docx-xml.ts';

/** @property part the part that the target names, unless it is outside the file */
type Relationship = { type: string; target: string; part: string | undefined };
export type Relationships = Map<string, Relationship>;

const textFile = /\.(?:xml|rels)$/i;
const folderWithoutText = /(?:^|\/)(?:customXml|docProps|glossary|theme)\//i;

/** The parts of a DOCX that can hold text. Each is named by its path: '/word/document.xml'. */
export class DocxParts {
  readonly #parts: Map<string, Uint8Array>;

  /** @throws when there are too many entries, or too much to unpack */
  constructor(archive: Uint8Array) {
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
    this.#parts = new Map(Object.entries(unpacked).map(([name, content]) => [partName(name), content]));
  }

  read(part: string): Uint8Array | undefined {
    return this.#parts.get(part);
  }

  /** @returns the root element of a part, if the file has it */
  readXml(part: string): Element | undefined {
    const bytes = this.read(part);
    return bytes && parseXml(bytes);
  }

  /** @param part '/' for the file itself @returns what the part refers to, by id */
  relationshipsOf(part: string): Relationships {
    const elements = childrenOf(this.readXml(part.replace(/[^/]*$/, '_rels/$&.rels')));
    return new Map(
      elements.map((element) => {
        const target = attribute(element, 'Target');
        return [
          attribute(element, 'Id'),
          {
            // The types of the format's two dialects end alike.
            type: attribute(element, 'Type').replace(/^.*\//, ''),
            target,
            part: attribute(element, 'TargetMode') === 'External' ? undefined : partName(target, part),
          },
        ];
      }),
    );
  }

  /** @param type the last word of a relationship's type @returns the part that a part refers to */
  related(part: string, type: string): string {
    return [...this.relationshipsOf(part).values()].find((relationship) => relationship.type === type)?.part ?? '';
  }
}

/** Resolves dots, escapes and backslashes. Upper and lower case are the same. */
function partName(path: string, from = '/'): string {
  return new URL(path, `http://docx${from}`).pathname.toLowerCase();
}
