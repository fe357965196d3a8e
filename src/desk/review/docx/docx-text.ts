import { escapeMarkup } from '#rooms/platform/contract/markup.ts';
import type { DocxCounts } from '../docx-texts.ts';
import type { DocxParts, Relationships } from './docx-parts.ts';
import { attribute, childrenOf, find, isOn, ownText } from './docx-xml.ts';

/** A field that has begun. @property start how many texts were shown before it */
type Field = { instruction: string; start: number };

const linkInstruction = /^\s*HYPERLINK\s+(?:"([^"]*)"|([^\s\\"]+))/i;

/**
 * Writes all text as paragraphs, tables and runs, which Mammoth shows without loss.
 * What few resumes have (charts, diagrams, embedded files) is only counted.
 * @returns the XML that replaces the main part, and counts of what is not text
 */
export function plainDocument(parts: DocxParts, main: string): { xml: string; counts: DocxCounts } {
  const counts: DocxCounts = {};
  const related = [...parts.relationshipsOf(main).values()];
  const textOf = (part = '') => new PartReader(counts, parts.relationshipsOf(part)).children(parts.readXml(part));
  const textsOf = (...types: string[]) => related.filter(({ type }) => types.includes(type)).map(({ part }) => textOf(part));
  const content = [
    ...distinct(textsOf('header')),
    textOf(main),
    ...textsOf('footnotes', 'endnotes', 'comments'),
    ...distinct(textsOf('footer')),
  ].join('');
  return {
    xml: `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${content}</w:body></w:document>`,
    counts,
  };
}

/** @returns one of the texts that differ only in formatting, as headers often do */
function distinct(texts: string[]): string[] {
  return [...new Map(texts.map((xml) => [xml.replace(/<[^>]*>/g, ''), xml])).values()];
}

/** The formatting that the preview shows. */
const formats = new Set('pPr pStyle numPr ilvl numId rPr rStyle b i strike vertAlign tcPr gridSpan trPr tblHeader'.split(' '));

function formatting(element: Element): string {
  return childrenOf(element)
    .filter(({ localName }) => formats.has(localName))
    .map((child) => `<w:${child.localName} w:val="${escapeMarkup(attribute(child, 'val'))}">${formatting(child)}</w:${child.localName}>`)
    .join('');
}

type Rule = (reader: PartReader, element: Element) => string;

/** What becomes of elements, by local name. Any other element is replaced by its children. */
const rulesByNames: Record<string, Rule> = {
  p: (reader, element) => reader.paragraph(element),
  r: (reader, element) => reader.run(element),
  tbl: (reader, element) => reader.block(`<w:tbl>${reader.blocks(element)}</w:tbl>`),
  tr: (reader, element) => `<w:tr>${formatting(element)}${reader.blocks(element)}</w:tr>`,
  tc: (reader, element) => `<w:tc>${formatting(element)}${reader.blocks(element)}</w:tc>`,
  t: (reader, element) => reader.text(ownText(element)) + reader.children(element),
  'tab ptab': (reader) => reader.text('\t'),
  noBreakHyphen: (reader) => reader.text('\u2011'),
  softHyphen: (reader) => reader.text('\u00ad'),
  'br cr': () => '<w:br/>',
  sym: (_, element) =>
    `<w:sym w:font="${escapeMarkup(attribute(element, 'font'))}" w:char="${escapeMarkup(attribute(element, 'char').toUpperCase())}"/>`,
  textpath: (reader, element) => reader.text(attribute(element, 'string')),
  'tabs tabLst': () => '',

  // The others are for programs that do not know the first.
  AlternateContent: (reader, element) => reader.children(childrenOf(element)[0]),
  hyperlink: (reader, element) => reader.hyperlink(element),
  hlinkClick: (reader, element) => reader.address(reader.target(element)),
  fldChar: (reader, element) => reader.fieldMark(element),
  instrText: (reader, element) => reader.instruction(ownText(element)),

  // Charts and diagrams are parts of their own.
  chart: (reader) => reader.count('chart'),
  relIds: (reader) => reader.count('diagram'),
  'blip imagedata contentPart': (reader) => reader.count('picture'),
  'object OLEObject altChunk': (reader) => reader.count('object'),
  'del moveFrom delText': (reader, element) => (element.firstChild ? reader.count('deletion') : ''),
};

const rules = new Map(Object.entries(rulesByNames).flatMap(([names, rule]) => names.split(' ').map((name) => [name, rule])));

class PartReader {
  readonly #counts: DocxCounts;
  readonly #relationships: Relationships;
  readonly #shown: string[] = [];
  readonly #fields: Field[] = [];
  #inParagraph = false;
  #inHiddenText = false;
  #lastAddress = '';

  constructor(counts: DocxCounts, relationships: Relationships) {
    this.#counts = counts;
    this.#relationships = relationships;
  }

  children(element: Element | undefined): string {
    return childrenOf(element)
      .map((child) => {
        const rule = rules.get(child.localName);
        return rule ? rule(this, child) : this.children(child);
      })
      .join('');
  }

  #childrenIn(inParagraph: boolean, element: Element): string {
    const outer = this.#inParagraph;
    this.#inParagraph = inParagraph;
    const xml = this.children(element);
    this.#inParagraph = outer;
    return xml;
  }

  count(kind: keyof DocxCounts): '' {
    this.#counts[kind] = (this.#counts[kind] ?? 0) + 1;
    return '';
  }

  text(value: string): string {
    if (!value) return '';
    this.#shown.push(value);
    return `<w:t>${escapeMarkup(value)}</w:t>`;
  }

  run(element: Element): string {
    const content = this.children(element);
    if (!content) return '';
    const isHidden = isOn(find(element, 'rPr', 'vanish'));
    if (isHidden && !this.#inHiddenText) this.count('hidden');
    this.#inHiddenText = isHidden;
    return `<w:r>${isHidden ? '<w:rPr><w:highlight w:val="hidden"/></w:rPr>' : formatting(element)}${content}</w:r>`;
  }

  paragraph(element: Element): string {
    const content = this.#childrenIn(true, element);
    return this.block(content && `<w:p>${formatting(element)}${content}</w:p>`);
  }

  /** Mammoth shows the text of a picture after the paragraph with the picture. */
  block(xml: string): string {
    return this.#inParagraph && xml ? `<w:r><w:pict>${xml}</w:pict></w:r>` : xml;
  }

  /** @returns the children, outside the paragraph around the element */
  blocks(element: Element): string {
    return this.#childrenIn(false, element);
  }

  target(element: Element): string {
    const target = this.#relationships.get(attribute(element, 'id'))?.target ?? '';
    const anchor = attribute(element, 'anchor');
    return target && anchor ? `${target}#${anchor}` : target;
  }

  /** @returns the address of a link, unless the text says it already */
  address(target: string, shown = ''): string {
    const address = target.replace(/^(?:mailto|tel):/i, '');
    const essence = address.replace(/^https?:\/\/(?:www\.)?|\/$/gi, '').toLowerCase();
    if (shown.toLowerCase().includes(essence) || address === this.#lastAddress || address.startsWith('#')) return '';
    this.#lastAddress = address;
    return this.text(` (${address})`);
  }

  hyperlink(element: Element): string {
    const start = this.#shown.length;
    const content = this.children(element);
    return content + this.address(this.target(element), this.#shown.slice(start).join(''));
  }

  fieldMark(element: Element): string {
    const type = attribute(element, 'fldCharType');
    if (type === 'begin') this.#fields.push({ instruction: '', start: this.#shown.length });
    return type === 'end' ? this.#endField() : '';
  }

  instruction(value: string): string {
    const field = this.#fields.at(-1);
    if (field) field.instruction += value;
    return '';
  }

  #endField(): string {
    const { instruction = '', start } = this.#fields.pop() ?? {};
    const [, quoted, bare] = linkInstruction.exec(instruction) ?? [];
    const address = quoted ?? bare;
    return address === undefined ? '' : this.address(address, this.#shown.slice(start).join(''));
  }
}
