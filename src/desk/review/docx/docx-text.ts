import { escapeMarkup } from '#rooms/platform/contract/markup.ts';
import type { DocxCounts } from '../docx-texts.ts';
import { type Field, formValueOf, linkOf, valueOf } from './docx-fields.ts';
import type { DocxParts, Relationships } from './docx-parts.ts';
import { attribute, childrenOf, decode, find, htmlLines, isOn, ownText } from './docx-xml.ts';

/** What is collected while the parts of a document are read. */
type Preview = {
  parts: DocxParts;
  counts: DocxCounts;
  /** The parts whose text is in the preview already. */
  read: Set<string>;
  /** The numbers of notes and comments. */
  notes: Map<string, number>;
  hiddenStyles: Set<string>;
};

/**
 * Writes all text as paragraphs, tables and runs, which Mammoth shows without loss.
 * @returns the XML that replaces the main part, and counts of what is not text
 */
export function plainDocument(parts: DocxParts, main: string): { xml: string; counts: DocxCounts } {
  const styles = childrenOf(parts.readXml(parts.related(main, 'styles')), 'style');
  const hidden = styles.filter((style) => isOn(find(style, 'rPr', 'vanish')));
  const hiddenStyles = new Set(hidden.map((style) => attribute(style, 'styleId')));
  const preview: Preview = { parts, counts: {}, read: new Set(), notes: new Map(), hiddenStyles };
  const related = [...parts.relationshipsOf(main).values()];
  const textsOf = (...types: string[]) => related.filter(({ type }) => types.includes(type)).map(({ part }) => textOfPart(preview, part));
  const content = [
    ...distinct(textsOf('header')),
    textOfPart(preview, main),
    ...textsOf('footnotes', 'endnotes', 'comments'),
    ...distinct(textsOf('footer')),
  ].join('');
  return {
    xml: `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${content}</w:body></w:document>`,
    counts: preview.counts,
  };
}

/** @returns one of the texts that differ only in formatting, as headers often do */
function distinct(texts: string[]): string[] {
  return [...new Map(texts.map((xml) => [xml.replace(/<[^>]*>/g, ''), xml])).values()];
}

/** @returns the text of a part as XML, the first time it is asked for */
function textOfPart(preview: Preview, part = ''): string {
  if (preview.read.has(part)) return '';
  preview.read.add(part);
  const root = preview.parts.readXml(part);
  return root ? new PartReader(preview, part).readAll(root) : '';
}

/** The formatting that the preview shows. */
const formats = new Set('pPr pStyle numPr ilvl numId rPr rStyle b i strike vertAlign tcPr gridSpan trPr tblHeader'.split(' '));
const formatsOfEmptyCell = new Set([...formats, 'vMerge']);

function formatting(element: Element, kept = formats): string {
  return childrenOf(element)
    .filter(({ localName }) => kept.has(localName))
    .map(
      (child) => `<w:${child.localName} w:val="${escapeMarkup(attribute(child, 'val'))}">${formatting(child, kept)}</w:${child.localName}>`,
    )
    .join('');
}

const paragraph = (content: string) => content && `<w:p>${content}</w:p>`;

type Rule = (reader: PartReader, element: Element) => string;

/** What becomes of elements, by local name. Any other element is replaced by its children. */
const rulesByNames: Record<string, Rule> = {
  p: (reader, element) => reader.paragraph(element),
  r: (reader, element) => reader.run(element),
  tbl: (reader, element) => reader.block(`<w:tbl>${reader.blocks(element)}</w:tbl>`),
  tr: (reader, element) => `<w:tr>${formatting(element)}${reader.blocks(element)}</w:tr>`,
  tc: (reader, element) => {
    const content = reader.blocks(element);
    return `<w:tc>${formatting(element, content ? formats : formatsOfEmptyCell)}${content}</w:tc>`;
  },
  t: (reader, element) => reader.text(ownText(element)) + reader.children(element),
  'tab ptab': (reader) => reader.text('\t'),
  noBreakHyphen: (reader) => reader.text('\u2011'),
  softHyphen: (reader) => reader.text('\u00ad'),
  'br cr': () => '<w:br/>',
  sym: (reader, element) => reader.symbol(element),
  textpath: (reader, element) => reader.text(attribute(element, 'string')),
  'tabs tabLst': () => '',
  ruby: (reader, element) =>
    `${reader.children(find(element, 'rubyBase'))}${reader.text('(')}${reader.children(find(element, 'rt'))}${reader.text(')')}`,
  // A formula on one line.
  den: (reader, element) => reader.text('/') + reader.children(element),
  sub: (reader, element) => reader.text('_') + reader.children(element),
  sup: (reader, element) => reader.text('^') + reader.children(element),

  AlternateContent: (reader, element) => reader.firstShown(childrenOf(element)),
  altChunk: (reader, element) => reader.chunk(element),
  // The reference to a chart's part, and an element in that part.
  chart: (reader, element) => (attribute(element, 'id') ? reader.count('chart') + reader.related(element, 'id') : reader.children(element)),
  'v pt': (reader, element) => reader.block(paragraph(reader.text(ownText(element).trim()))) + reader.children(element),
  userShapes: (reader, element) => reader.related(element, 'id'),
  relIds: (reader, element) => reader.count('diagram') + reader.related(element, 'dm'),

  'footnoteReference endnoteReference commentReference': (reader, element) => reader.noteLabel(element),
  'footnote endnote comment': (reader, element) => reader.note(element),

  hyperlink: (reader, element) => reader.field(`HYPERLINK "${reader.target(element).replaceAll('"', '%22')}"`, element),
  hlinkClick: (reader, element) => reader.address(reader.target(element)),
  fldSimple: (reader, element) => reader.field(attribute(element, 'instr'), element),
  fldChar: (reader, element) => reader.fieldMark(element),
  instrText: (reader, element) => reader.instruction(ownText(element)),

  'blip imagedata contentPart': (reader) => reader.count('picture'),
  'object OLEObject control subDoc': (reader) => reader.count('object'),
  'del moveFrom delText': (reader, element) => (element.firstChild ? reader.count('deletion') : ''),
  'pgNum dayShort dayLong monthShort monthLong yearShort yearLong': (reader) => reader.count('field'),
};

const rules = new Map(Object.entries(rulesByNames).flatMap(([names, rule]) => names.split(' ').map((name) => [name, rule])));

/** Symbol fonts have their characters from here on. */
const privateArea = 0xf000;

/** Stands for something that is counted. */
const mark = '\ufffc';

/** Reads a part according to the rules. */
class PartReader {
  readonly #preview: Preview;
  readonly #relationships: Relationships;
  /** The texts that are shown, and a mark for each thing that is counted. */
  readonly #shown: string[] = [];
  /** The fields that have begun and not ended. */
  readonly #fields: Field[] = [];
  #scope = { inParagraph: false, isHidden: false };
  #inHiddenText = false;
  #lastAddress = '';
  /** The number of a note, for its first paragraph. */
  #label = '';

  constructor(preview: Preview, part: string) {
    this.#preview = preview;
    this.#relationships = preview.parts.relationshipsOf(part);
  }

  readAll(root: Element): string {
    let xml = this.children(root);
    while (this.#fields.length > 0) xml += this.#endField();
    return xml;
  }

  children(element: Element | undefined): string {
    return childrenOf(element)
      .map((child) => {
        const rule = rules.get(child.localName);
        return rule ? rule(this, child) : this.children(child) + this.address(attribute(child, 'href'));
      })
      .join('');
  }

  #childrenIn(scope: { inParagraph: boolean; isHidden: boolean }, element: Element): string {
    const outer = this.#scope;
    this.#scope = scope;
    const xml = this.children(element);
    this.#scope = outer;
    return xml;
  }

  count(kind: keyof DocxCounts): '' {
    const { counts } = this.#preview;
    counts[kind] = (counts[kind] ?? 0) + 1;
    this.#shown.push(mark);
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
    const properties = find(element, 'rPr');
    const vanish = find(properties, 'vanish');
    const byStyle = this.#scope.isHidden || this.#preview.hiddenStyles.has(attribute(find(properties, 'rStyle'), 'val'));
    const isHidden = vanish ? isOn(vanish) : byStyle;
    if (isHidden && !this.#inHiddenText) this.count('hidden');
    this.#inHiddenText = isHidden;
    return `<w:r>${isHidden ? '<w:rPr><w:highlight w:val="hidden"/></w:rPr>' : formatting(element)}${content}</w:r>`;
  }

  paragraph(element: Element): string {
    const label = this.#label;
    this.#label = '';
    const isHidden = this.#preview.hiddenStyles.has(attribute(find(element, 'pPr', 'pStyle'), 'val'));
    const content = this.#childrenIn({ inParagraph: true, isHidden }, element);
    return this.block(content && paragraph(formatting(element) + label + content));
  }

  /** Mammoth shows the text of a picture after the paragraph with the picture. */
  block(xml: string): string {
    return this.#scope.inParagraph && xml ? `<w:r><w:pict>${xml}</w:pict></w:r>` : xml;
  }

  /** @returns the children, outside the paragraph around the element */
  blocks(element: Element): string {
    return this.#childrenIn({ ...this.#scope, inParagraph: false }, element);
  }

  firstShown(alternatives: Element[]): string {
    const before = this.#shown.length;
    for (const alternative of alternatives) {
      const xml = this.children(alternative);
      if (this.#shown.length > before) return xml;
    }
    return '';
  }

  symbol(element: Element): string {
    const font = attribute(element, 'font');
    const char = attribute(element, 'char').toUpperCase();
    if (/symbol|dings/i.test(font)) {
      this.#shown.push(mark);
      return `<w:sym w:font="${escapeMarkup(font)}" w:char="${escapeMarkup(char)}"/>`;
    }
    const code = parseInt(char, 16);
    return this.text(String.fromCharCode(code >= privateArea ? code - privateArea : code));
  }

  related(element: Element, id: string): string {
    return this.block(textOfPart(this.#preview, this.#relationships.get(attribute(element, id))?.part));
  }

  chunk(element: Element): string {
    const part = this.#relationships.get(attribute(element, 'id'))?.part ?? '';
    const isHtml = /\.x?html?$/.test(part);
    const bytes = isHtml || part.endsWith('.txt') ? this.#preview.parts.read(part) : undefined;
    if (!bytes) return this.count('object');
    const source = decode(bytes);
    source.match(/<img\b/gi)?.forEach(() => this.count('picture'));
    const lines = isHtml ? htmlLines(source) : source.split('\n');
    return lines.map((line) => paragraph(this.text(line.trim()))).join('');
  }

  /** @param element a note, or a reference to it, which have the same number */
  noteLabel(element: Element): string {
    const { notes } = this.#preview;
    const id = element.localName.replace('Reference', '') + attribute(element, 'id');
    const number = notes.get(id) ?? notes.size + 1;
    notes.set(id, number);
    return this.text(`[${number}]`);
  }

  note(element: Element): string {
    // The lines above notes are notes of other types.
    const isNote = ['', 'normal'].includes(attribute(element, 'type'));
    this.#label = isNote ? this.noteLabel(element) + this.text(' ') : '';
    return this.children(element);
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

  field(instruction: string, content: Element): string {
    this.#startField(instruction);
    return this.children(content) + this.#endField();
  }

  fieldMark(element: Element): string {
    const type = attribute(element, 'fldCharType');
    if (type === 'begin') this.#startField('', find(element, 'ffData'));
    return type === 'end' ? this.#endField() : '';
  }

  instruction(value: string): string {
    const field = this.#fields.at(-1);
    if (field) field.instruction += value;
    return '';
  }

  #startField(instruction: string, form?: Element): void {
    this.#fields.push({ instruction, start: this.#shown.length, formValue: form && formValueOf(form) });
  }

  #endField(): string {
    const field = this.#fields.pop();
    if (!field) return '';
    const shown = this.#shown.slice(field.start).join('');
    const link = linkOf(field);
    if (link !== undefined) return this.address(link, shown);
    if (shown.trim()) return '';
    const value = valueOf(field);
    return value === undefined ? this.count('field') : this.text(value);
  }
}
