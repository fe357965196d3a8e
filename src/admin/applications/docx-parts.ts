import { unzipSync } from 'fflate';
import { limits } from '#contract/limits.ts';
import { attribute, childrenOf, decode, parseXml } from './docx-xml.ts';

/** @property part the part that the target names, unless it is outside the file */
type Relationship = { type: string; target: string; part: string | undefined };
export type Relationships = Map<string, Relationship>;

/** The parts of a DOCX. Only those that are read are unpacked. A part is named by its path from the root: '/word/document.xml'. */
export class DocxParts {
  readonly #archive: Uint8Array;
  /** The archive's spelling of each part's name. */
  readonly #entries = new Map<string, string>();
  readonly #contentTypes: Element[];
  readonly #unpacked = new Map<string, Uint8Array | undefined>();
  #unpackedBytes = 0;

  /** @throws when there are too many entries */
  constructor(archive: Uint8Array) {
    this.#archive = archive;
    let count = 0;
    unzipSync(archive, {
      filter: ({ name }) => {
        count += 1;
        if (count > limits.docxEntries) throw new Error('The document is too large');
        this.#entries.set(partName(name), name);
        return false;
      },
    });
    this.#contentTypes = childrenOf(this.readXml('/[content_types].xml'));
  }

  /** The archive may lie about its sizes. @throws when the parts that have been read are too large */
  read(part: string): Uint8Array | undefined {
    if (!this.#unpacked.has(part)) this.#unpacked.set(part, this.#unpack(this.#entries.get(part)));
    return this.#unpacked.get(part);
  }

  #unpack(entry: string | undefined): Uint8Array | undefined {
    if (entry === undefined) return undefined;
    return unzipSync(this.#archive, {
      filter: ({ name, size, originalSize }) => {
        if (name !== entry) return false;
        this.#unpackedBytes += Math.max(size, originalSize);
        if (this.#unpackedBytes > limits.docxPreviewXmlBytes) throw new Error('The document is too large');
        return true;
      },
    })[entry];
  }

  /** @returns the root element of a part, if the file has it */
  readXml(part: string): Element | undefined {
    const bytes = this.read(part);
    return bytes && parseXml(decode(bytes));
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
    const found = [...this.relationshipsOf(part).values()].find((relationship) => relationship.type === type)?.part;
    return found !== undefined && this.#entries.has(found) ? found : '';
  }

  /** The name of the main part, which Word for the web changes. */
  mainPart(): string {
    const declared = this.#contentTypes.find((element) => attribute(element, 'ContentType').endsWith('.main+xml'));
    return this.related('/', 'officeDocument') || partName(attribute(declared, 'PartName') || 'word/document.xml');
  }

  contentTypeOf(part: string): string {
    const declared =
      this.#contentTypes.find((element) => partName(attribute(element, 'PartName')) === part) ??
      this.#contentTypes.find((element) => part.endsWith(`.${attribute(element, 'Extension').toLowerCase()}`));
    return attribute(declared, 'ContentType');
  }
}

/** Resolves dots, escapes and backslashes. Upper and lower case are the same. */
function partName(path: string, from = '/'): string {
  return new URL(path, `http://docx${from}`).pathname.toLowerCase();
}
