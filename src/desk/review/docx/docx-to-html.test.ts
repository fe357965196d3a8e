import { strToU8, type Zippable, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { docxToHtml } from './docx-to-html.ts';

const office = 'http://schemas.openxmlformats.org';
const namespaces = Object.entries({
  w: `${office}/wordprocessingml/2006/main`,
  r: `${office}/officeDocument/2006/relationships`,
  a: `${office}/drawingml/2006/main`,
  pic: `${office}/drawingml/2006/picture`,
  wp: `${office}/drawingml/2006/wordprocessingDrawing`,
  c: `${office}/drawingml/2006/chart`,
  dgm: `${office}/drawingml/2006/diagram`,
  mc: `${office}/markup-compatibility/2006`,
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
})
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ');

type Related = { id: string; type: string; target?: string; content?: string; external?: boolean };

/** The main part may have any name. */
const main = 'word/Document22.xml';

/** @param body XML @param related what the main part refers to */
function docxOf(body: string, related: Related[] = []): Uint8Array {
  const relationships = (all: Related[]) =>
    `<Relationships xmlns="${office}/package/2006/relationships">${all
      .map(
        ({ id, type, target = `${id}.xml`, external }) =>
          `<Relationship Id="${id}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${external ? 'External' : 'Internal'}"/>`,
      )
      .join('')}</Relationships>`;
  const parts: Record<string, string> = {
    '_rels/.rels': relationships([{ id: 'main', type: 'officeDocument', target: `/${main}` }]),
    [main]: `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    'word/_rels/Document22.xml.rels': relationships(related),
  };
  for (const { id, target = `${id}.xml`, content } of related) {
    if (content !== undefined) parts[`word/${target}`] = content.replace(/^<[\w:]+/, `$& ${namespaces}`);
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, strToU8(content)])) satisfies Zippable);
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, '');
const p = (content: string) => `<w:p>${content}</w:p>`;
const r = (content: string) => `<w:r>${content}</w:r>`;
const table = (cell: string) => `<w:tbl><w:tr><w:tc>${cell}</w:tc></w:tr></w:tbl>`;
const field = (instruction: string, result: string) =>
  `${r('<w:fldChar w:fldCharType="begin"/>')}${r(`<w:instrText>${instruction}</w:instrText>`)}${r('<w:fldChar w:fldCharType="separate"/>')}${result}${r('<w:fldChar w:fldCharType="end"/>')}`;
const shape = (content: string) =>
  `<w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;
const choice = (content: string, fallback = '') =>
  `<mc:AlternateContent><mc:Choice Requires="wps">${content}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
const vmlBox = (content: string) => `<w:pict><v:shape><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict>`;
const sdt = (content: string) => `<w:sdt><w:sdtPr/><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const graphic = (content: string) =>
  p(r(`<w:drawing><wp:inline><a:graphic><a:graphicData>${content}</a:graphicData></a:graphic></wp:inline></w:drawing>`));
const picture = '<pic:pic><pic:blipFill><a:blip/></pic:blipFill></pic:pic>';

const word = r('<w:t>§</w:t>');
const line = p(word);
const drawnLine = '<a:p><a:r><a:t>§</a:t></a:r></a:p>';

/** What carries text. § is a word, and the id of what the XML refers to: its type and content. */
const constructs: [name: string, xml: string, type?: string, content?: string][] = [
  ['a paragraph', line],
  ['text beside a comment and in CDATA', p(r('<w:t>a<!-- b --><![CDATA[§]]></w:t>'))],
  ['a table', table(line)],
  [
    'a cell that is merged with the one above',
    `<w:tbl>${`<w:tr><w:tc><w:tcPr><w:vMerge/></w:tcPr>${line}</w:tc></w:tr>`.repeat(2)}</w:tbl>`,
  ],
  ['a deleted row', `<w:tbl><w:tr><w:trPr><w:del/></w:trPr><w:tc>${line}</w:tc></w:tr></w:tbl>`],
  ['a paragraph whose mark is deleted, at the end', table(p(`<w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${word}`))],
  ['a block content control', sdt(line)],
  ['an inline content control', p(sdt(word))],
  ...['smartTag', 'ins', 'moveTo', 'hyperlink', 'fldSimple'].map((name): [string, string] => [
    `w:${name}`,
    p(`<w:${name}>${word}</w:${name}>`),
  ]),
  ['hidden text', p(r('<w:rPr><w:vanish/></w:rPr><w:t>§</w:t>'))],
  ['a header', '', 'header', `<w:hdr>${line}</w:hdr>`],
  ['a footer', '', 'footer', `<w:ftr>${line}</w:ftr>`],
  ['a footnote', '', 'footnotes', `<w:footnotes><w:footnote w:id="2">${line}</w:footnote></w:footnotes>`],
  ['an endnote', '', 'endnotes', `<w:endnotes><w:endnote w:id="2">${line}</w:endnote></w:endnotes>`],
  ['a comment', '', 'comments', `<w:comments><w:comment w:id="0">${line}</w:comment></w:comments>`],
  ['a text box', p(r(choice(shape(line))))],
  ['a VML text box', p(r(vmlBox(line)))],
  ['a text box in a text box', p(r(shape(p(r(shape(line))))))],
  ['a table in a text box', p(r(shape(table(line))))],
  ['WordArt', p(r('<w:pict><v:shape><v:textpath string="§"/></v:shape></w:pict>'))],
  ['text in a drawn shape', graphic(`<a:sp><a:txBody>${drawnLine}</a:txBody></a:sp>`)],
  ['a field', p(field(' DOCPROPERTY Title ', word))],
  ['a field without an end', p(r('<w:fldChar w:fldCharType="begin"/>') + word)],
  ['the address of a link', p(`<w:hyperlink r:id="§">${r('<w:t>site</w:t>')}</w:hyperlink>`), 'hyperlink', 'https://§.example/'],
  ['the address of a picture', graphic('<wp:docPr><a:hlinkClick r:id="§"/></wp:docPr>'), 'hyperlink', 'https://§.example/'],
  ['the address of a field', p(field(' HYPERLINK "https://§.example/" \\o "tip" ', r('<w:t>site</w:t>')))],
];

const named = constructs.map(([name, ...rest], index) => ({ name, word: `word${String(index).padStart(3, '0')}x`, rest }));
let text: string;

beforeAll(async () => {
  const filled = named.map(({ word, rest }) => ({ word, rest: rest.map((value = '') => value.replaceAll('§', word)) }));
  const related = filled.flatMap(({ word, rest: [, type, content = ''] }): Related[] => {
    if (!type) return [];
    if (type === 'hyperlink') return [{ id: word, type, target: content, external: true }];
    return [{ id: word, type, content }];
  });
  ({ html: text } = await docxToHtml(docxOf(filled.map(({ rest: [xml] }) => xml).join(''), related)));
  text = textOf(text);
});

it.each(named)('the text of the DOCX $name is shown', ({ word }) => {
  expect(text).toContain(word);
});

describe('what the preview of a DOCX does not show', () => {
  it.each([
    ['a picture', graphic(picture), { picture: 1 }],
    ['a VML picture', p(r('<w:pict><v:shape><v:imagedata/></v:shape></w:pict>')), { picture: 1 }],
    ['a picture with an alternative', p(r(choice(graphic(picture), '<w:pict><v:imagedata/></w:pict>'))), { picture: 1 }],
    ['a chart', graphic('<c:chart r:id="none"/>'), { chart: 1 }],
    ['a diagram', graphic('<dgm:relIds r:dm="none"/>'), { diagram: 1 }],
    ['an embedded object with its picture', p(r('<w:object><v:shape><v:imagedata/></v:shape><o:OLEObject/></w:object>')), { object: 1 }],
    ['an embedded file', '<w:altChunk r:id="none"/>', { object: 1 }],
    ['deleted text', p(`<w:del>${r('<w:delText>gone</w:delText>')}</w:del>`), { deletion: 1 }],
    ['moved text', p(`<w:moveFrom>${r('<w:t>gone</w:t>')}</w:moveFrom>`), { deletion: 1 }],
    ['an unknown symbol', p(r('<w:sym w:font="Wingdings" w:char="F001"/>')), { symbol: 1 }],
    ['a symbol of a font of letters', p(r('<w:sym w:font="Arial" w:char="F041"/>')), { symbol: 1 }],
  ])('counts %s and has no text', async (_, body, counts) => {
    expect(await docxToHtml(docxOf(body))).toEqual({ html: '', counts });
  });

  it('counts each kind', async () => {
    const { counts } = await docxToHtml(docxOf(graphic(picture) + line + graphic(picture) + p(r('<w:object/>'))));
    expect(counts).toEqual({ picture: 2, object: 1 });
  });

  it('has no text in a document of page breaks and empty tables', async () => {
    expect((await docxToHtml(docxOf(p(r('<w:br w:type="page"/>')) + table(p(r('<w:t> </w:t>')))))).html).toBe('');
  });
});

describe('docxToHtml', () => {
  const htmlOf = async (body: string, related?: Related[]) => (await docxToHtml(docxOf(body, related))).html;

  it.each([
    [
      'tabs and hyphens',
      p(r('<w:t>a</w:t><w:tab/><w:t>b</w:t><w:ptab/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t><w:softHyphen/>')),
      '<p>a\tb\tc‑d\u00ad</p>',
    ],
    ['line breaks', p(r('<w:t>a</w:t><w:cr/><w:t>b</w:t><w:br w:type="page"/><w:t>c</w:t>')), '<p>a<br />b<br />c</p>'],
    ['a symbol', p(r('<w:sym w:font="Wingdings" w:char="f0fe"/>')), '<p>🗹</p>'],
    ['text as text', p(r('<w:t>&lt;script&gt;&amp;lt;</w:t>')), '<p>&lt;script&gt;&amp;lt;</p>'],
    ['formatting', p('<w:r><w:rPr><w:b/><w:color w:val="FF0000"/></w:rPr><w:t>a</w:t></w:r>'), '<p><strong>a</strong></p>'],
    ['inserted text, but no deleted text', p(`<w:ins>${word}</w:ins><w:del>${r('<w:delText>gone</w:delText>')}</w:del>`), '<p>§</p>'],
    ['one of two forms of a text box', p(r(choice(shape(line), vmlBox(line)))), '<p>§</p>'],
    ['hidden text with a mark', p(r('<w:rPr><w:vanish/></w:rPr><w:t>a</w:t>') + word), '<p><mark>a</mark>§</p>'],
  ])('shows %s', async (_, body, html) => {
    expect(await htmlOf(body)).toBe(html);
  });

  it('counts a hidden passage once', async () => {
    const hidden = (name: string) => `<w:r><w:rPr>${name}</w:rPr><w:t>a</w:t></w:r>`;
    const body = p(hidden('<w:vanish/>') + hidden('<w:vanish/>') + hidden('<w:vanish w:val="0"/>') + hidden('<w:vanish/>'));
    expect((await docxToHtml(docxOf(body))).counts).toEqual({ hidden: 2 });
  });

  it('shows a header before the text, each text of headers once, notes and footers behind it', async () => {
    const related = ['header', 'footer'].flatMap((type) =>
      ['', '<w:rPr><w:b/></w:rPr>'].map((bold, index) => ({
        id: `${type}${index}`,
        type,
        content: `<w:hdr>${p(r(`${bold}<w:t>${type}</w:t>`))}</w:hdr>`,
      })),
    );
    const notes = { id: 'notes', type: 'footnotes', content: `<w:footnotes><w:footnote w:id="5">${line}</w:footnote></w:footnotes>` };
    expect(textOf(await htmlOf(line, [...related, notes]))).toBe('header§§footer');
  });

  it.each([
    ['https://ada.example/', 'My site', 'My site (https://ada.example/)'],
    ['https://www.ada.example/', 'Ada.example', 'Ada.example'],
    ['mailto:ada@example.com', 'Write to me', 'Write to me (ada@example.com)'],
    ['mailto:ada@example.com', 'ada@example.com', 'ada@example.com'],
    ['#top', 'Top', 'Top'],
    ['javascript:alert(1)', 'My site', 'My site (javascript:alert(1))'],
  ])('shows the address %s of the link %s if it differs', async (target, text, shown) => {
    const link = p(`<w:hyperlink r:id="link">${r(`<w:t>${text}</w:t>`)}</w:hyperlink>`);
    expect(await htmlOf(link, [{ id: 'link', type: 'hyperlink', target, external: true }])).toBe(`<p>${shown}</p>`);
  });

  it('fails for XML that is not well-formed', async () => {
    await expect(docxToHtml(docxOf(p(r('<w:t>&unknown;</w:t>'))))).rejects.toThrow();
  });
});
