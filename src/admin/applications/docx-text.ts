import { escapeMarkup } from '#contract/markup.ts';
import type { DocxCounts } from '../../content/staff/docx.ts';
import type { DocxParts, Relationships } from './docx-parts.ts';
import { attribute, childrenOf, decode, find, ownText } from './docx-xml.ts';
import { htmlLines } from './html-lines.ts';

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
 * Writes the text of a DOCX with the few elements that Mammoth shows without loss: paragraphs, tables and runs.
 * @param main the name of the main part @returns the XML of its replacement, and counts of what is not text
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

/** @returns one of those that differ in nothing but formatting, as the headers of a document often do */
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

function isOn(property: Element | undefined): boolean {
  return property !== undefined && !['0', 'false', 'off'].includes(attribute(property, 'val'));
}

/** @returns the content of a form field that is not part of the text */
function formValue(form: Element): string {
  const box = find(form, 'checkBox');
  if (box) return isOn(find(box, 'checked') ?? find(box, 'default')) ? '☒' : '☐';
  const list = find(form, 'ddList');
  const chosen = attribute(find(list, 'result') ?? find(list, 'default'), 'val');
  return attribute(childrenOf(list, 'listEntry')[Number(chosen)] ?? find(form, 'textInput', 'default'), 'val');
}

/** Symbol fonts have their characters from here on. */
const privateArea = 0xf000;

type Rule = (reader: PartReader, element: Element) => string;

const literal =
  (value: string): Rule =>
  (reader) =>
    reader.text(value);
const counted =
  (kind: keyof DocxCounts): Rule =>
  (reader) =>
    reader.count(kind);
const prefixed =
  (prefix: string): Rule =>
  (reader, element) =>
    reader.text(prefix) + reader.children(element);
const nothing: Rule = () => '';
const chartValue: Rule = (reader, element) => reader.block(paragraph(reader.text(ownText(element).trim()))) + reader.children(element);
const deleted: Rule = (reader, element) => (element.firstChild ? reader.count('deletion') : '');

/** What becomes of an element, by its local name. Any other element is replaced by its children. */
const rules = new Map<string, Rule>(
  Object.entries({
    p: (reader, element) => reader.paragraph(element),
    r: (reader, element) => reader.run(element),
    tbl: (reader, element) => reader.block(`<w:tbl>${reader.blocks(element)}</w:tbl>`),
    tr: (reader, element) => `<w:tr>${formatting(element)}${reader.blocks(element)}</w:tr>`,
    tc: (reader, element) => {
      const content = reader.blocks(element);
      return `<w:tc>${formatting(element, content ? formats : formatsOfEmptyCell)}${content}</w:tc>`;
    },
    t: (reader, element) => reader.text(ownText(element)) + reader.children(element),
    v: chartValue,
    pt: chartValue,
    tab: literal('\t'),
    ptab: literal('\t'),
    noBreakHyphen: literal('\u2011'),
    softHyphen: literal('\u00ad'),
    br: () => '<w:br/>',
    cr: () => '<w:br/>',
    sym: (reader, element) => reader.symbol(element),
    textpath: (reader, element) => reader.text(attribute(element, 'string')),
    tabs: nothing,
    tabLst: nothing,
    ruby: (reader, element) =>
      `${reader.children(find(element, 'rubyBase'))}${reader.text('(')}${reader.children(find(element, 'rt'))}${reader.text(')')}`,
    // A formula on one line.
    den: prefixed('/'),
    sub: prefixed('_'),
    sup: prefixed('^'),

    AlternateContent: (reader, element) => reader.firstShown(childrenOf(element)),
    altChunk: (reader, element) => reader.chunk(element),
    // The reference to a chart's part, and an element in that part.
    chart: (reader, element) =>
      attribute(element, 'id') ? reader.count('chart') + reader.related(element, 'id') : reader.children(element),
    userShapes: (reader, element) => reader.related(element, 'id'),
    relIds: (reader, element) => reader.count('diagram') + reader.related(element, 'dm'),

    footnoteReference: (reader, element) => reader.noteLabel('footnote', element),
    endnoteReference: (reader, element) => reader.noteLabel('endnote', element),
    commentReference: (reader, element) => reader.noteLabel('comment', element),
    footnote: (reader, element) => reader.note(element),
    endnote: (reader, element) => reader.note(element),
    comment: (reader, element) => reader.note(element),

    hyperlink: (reader, element) => reader.link(element),
    hlinkClick: (reader, element) => reader.address(reader.target(element)),
    fldSimple: (reader, element) => reader.field(attribute(element, 'instr'), element),
    fldChar: (reader, element) => reader.fieldMark(element),
    instrText: (reader, element) => reader.instruction(ownText(element)),

    blip: counted('picture'),
    imagedata: counted('picture'),
    contentPart: counted('picture'),
    object: counted('object'),
    OLEObject: counted('object'),
    control: counted('object'),
    subDoc: counted('object'),
    del: deleted,
    moveFrom: deleted,
    delText: deleted,
    ...Object.fromEntries(
      ['pgNum', 'dayShort', 'dayLong', 'monthShort', 'monthLong', 'yearShort', 'yearLong'].map((name) => [name, counted('field')]),
    ),
  }),
);

type Field = { instruction: string; shown: string; formValue: string | undefined; countedBefore: number };

/** The fields of Word that show their instruction. */
const shownInstruction = /^\s*(?:EQ|GOTOBUTTON|MACROBUTTON|QUOTE)\s+(.+)/is;
const linkInstruction = /^\s*HYPERLINK\s+(?:"([^"]*)"|([^\s\\"]+))/i;

/** Reads a part according to the rules. */
class PartReader {
  readonly #preview: Preview;
  readonly #relationships: Relationships;
  /** The fields that have begun and not ended. */
  readonly #fields: Field[] = [];
  #inParagraph = false;
  #inHiddenText = false;
  #inHiddenParagraph = false;
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

  count(kind: keyof DocxCounts): '' {
    const { counts } = this.#preview;
    counts[kind] = (counts[kind] ?? 0) + 1;
    return '';
  }

  #counted(): number {
    return Object.values(this.#preview.counts).reduce((sum, number) => sum + number, 0);
  }

  text(value: string): string {
    const field = this.#fields.at(-1);
    if (field) field.shown += value;
    return value && `<w:t>${escapeMarkup(value)}</w:t>`;
  }

  run(element: Element): string {
    const content = this.children(element);
    if (!content) return '';
    const properties = find(element, 'rPr');
    const vanish = find(properties, 'vanish');
    const byStyle = this.#inHiddenParagraph || this.#preview.hiddenStyles.has(attribute(find(properties, 'rStyle'), 'val'));
    const isHidden = vanish ? isOn(vanish) : byStyle;
    if (isHidden && !this.#inHiddenText) this.count('hidden');
    this.#inHiddenText = isHidden;
    return `<w:r>${isHidden ? '<w:rPr><w:highlight w:val="hidden"/></w:rPr>' : formatting(element)}${content}</w:r>`;
  }

  paragraph(element: Element): string {
    const outer = [this.#inParagraph, this.#inHiddenParagraph] as const;
    const label = this.#label;
    this.#label = '';
    this.#inParagraph = true;
    this.#inHiddenParagraph = this.#preview.hiddenStyles.has(attribute(find(element, 'pPr', 'pStyle'), 'val'));
    const content = this.children(element);
    [this.#inParagraph, this.#inHiddenParagraph] = outer;
    return this.block(content && paragraph(formatting(element) + label + content));
  }

  /** Mammoth shows the text of a picture after the paragraph with the picture. */
  block(xml: string): string {
    return this.#inParagraph && xml ? `<w:r><w:pict>${xml}</w:pict></w:r>` : xml;
  }

  /** @returns the children, outside the paragraph around the element */
  blocks(element: Element): string {
    const outer = this.#inParagraph;
    this.#inParagraph = false;
    const content = this.children(element);
    this.#inParagraph = outer;
    return content;
  }

  firstShown(alternatives: Element[]): string {
    const before = this.#counted();
    for (const alternative of alternatives) {
      const xml = this.children(alternative);
      if (xml || this.#counted() > before) return xml;
    }
    return '';
  }

  symbol(element: Element): string {
    const font = attribute(element, 'font');
    const char = attribute(element, 'char').toUpperCase();
    if (!char) return '';
    if (/symbol|dings/i.test(font)) return `<w:sym w:font="${escapeMarkup(font)}" w:char="${escapeMarkup(char)}"/>`;
    const code = parseInt(char, 16);
    return this.text(String.fromCharCode(code >= privateArea ? code - privateArea : code));
  }

  related(element: Element, id: string): string {
    return this.block(textOfPart(this.#preview, this.#relationships.get(attribute(element, id))?.part));
  }

  chunk(element: Element): string {
    const { parts } = this.#preview;
    const part = this.#relationships.get(attribute(element, 'id'))?.part ?? '';
    const type = parts.contentTypeOf(part);
    const bytes = /html|text\/plain/.test(type) && parts.read(part);
    if (!bytes) return this.count('object');
    const source = decode(bytes);
    source.match(/<img\b/gi)?.forEach(() => this.count('picture'));
    const lines = type.includes('html') ? htmlLines(source) : source.split('\n');
    return lines.map((line) => paragraph(this.text(line.trim()))).join('');
  }

  noteLabel(kind: string, element: Element): string {
    const { notes } = this.#preview;
    const id = kind + attribute(element, 'id');
    const number = notes.get(id) ?? notes.size + 1;
    notes.set(id, number);
    return this.text(`[${number}]`);
  }

  note(element: Element): string {
    // The lines above notes are notes of other types.
    const isNote = ['', 'normal'].includes(attribute(element, 'type'));
    this.#label = isNote ? this.noteLabel(element.localName, element) + this.text(' ') : '';
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

  link(element: Element): string {
    return this.field(`HYPERLINK "${this.target(element).replaceAll('"', '%22')}"`, element);
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
    this.#fields.push({ instruction, shown: '', formValue: form && formValue(form), countedBefore: this.#counted() });
  }

  #endField(): string {
    const field = this.#fields.pop();
    if (!field) return '';
    const { instruction, shown, formValue, countedBefore } = field;
    const around = this.#fields.at(-1);
    if (around) around.shown += shown;
    const link = linkInstruction.exec(instruction);
    if (link) return this.address(link[1] ?? link[2] ?? '', shown);
    if (shown.trim() || this.#counted() > countedBefore) return '';
    const own = formValue ?? shownInstruction.exec(instruction)?.[1];
    return own === undefined ? this.count('field') : this.text(own);
  }
}
