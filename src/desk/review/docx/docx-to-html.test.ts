import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
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
const notes = (name: string, type: string, id: number) => `<w:${name}><w:${type} w:id="${id}">${line}</w:${type}></w:${name}>`;

/** What carries text, which is § here: XML of the body, and a part that the body refers to. */
const constructs: [name: string, xml: string, type?: string, content?: string][] = [
  ['a table', table(line)],
  [
    'a cell that is merged with the one above',
    `<w:tbl>${`<w:tr><w:tc><w:tcPr><w:vMerge/></w:tcPr>${line}</w:tc></w:tr>`.repeat(2)}</w:tbl>`,
  ],
  ['a block content control', sdt(line)],
  ['an inline content control', p(sdt(word))],
  ...['smartTag', 'ins', 'moveTo', 'hyperlink', 'fldSimple'].map((name): [string, string] => [
    `w:${name}`,
    p(`<w:${name}>${word}</w:${name}>`),
  ]),
  ['a header', '', 'header', `<w:hdr>${line}</w:hdr>`],
  ['a footer', '', 'footer', `<w:ftr>${line}</w:ftr>`],
  ['a footnote', p(r('<w:footnoteReference w:id="2"/>')), 'footnotes', notes('footnotes', 'footnote', 2)],
  ['an endnote', p(r('<w:endnoteReference w:id="2"/>')), 'endnotes', notes('endnotes', 'endnote', 2)],
  ['a comment', p(r('<w:commentReference w:id="0"/>')), 'comments', notes('comments', 'comment', 0)],
  ['a text box', p(r(choice(shape(line), vmlBox(line))))],
  ['a field', p(field(' DOCPROPERTY Title ', word))],
  ['a field without an end', p(r('<w:fldChar w:fldCharType="begin"/>') + word)],
];

it.each(constructs)('the text of %s in a DOCX is shown', async (_, body, type = 'none', content = '') => {
  const { html, counts } = await docxToHtml(docxOf(body, [{ id: type, type, content }]));
  expect([textOf(html), counts]).toEqual([expect.stringContaining('§'), {}]);
});

describe('what the preview of a DOCX does not show', () => {
  it.each([
    ['a picture', graphic(picture), { picture: 1 }],
    ['a VML picture', p(r('<w:pict><v:shape><v:imagedata/></v:shape></w:pict>')), { picture: 1 }],
    ['a picture with an alternative', p(r(choice(graphic(picture), '<w:pict><v:imagedata/></w:pict>'))), { picture: 1 }],
    ['a chart', graphic('<c:chart r:id="none"/>'), { chart: 1 }],
    ['a diagram', graphic('<dgm:relIds r:dm="none"/>'), { diagram: 1 }],
    [
      'an embedded object with its picture',
      p(r('<w:object><v:shape><v:imagedata/></v:shape><o:OLEObject/></w:object>')),
      { object: 1, picture: 1 },
    ],
    ['an embedded file', '<w:altChunk r:id="none"/>', { object: 1 }],
    ['deleted text', p(`<w:del>${r('<w:delText>gone</w:delText>')}</w:del>`), { passage: 1 }],
    ['moved text', p(`<w:moveFrom>${r('<w:t>gone</w:t>')}</w:moveFrom>`), { passage: 1 }],
    ['a deleted row', `<w:tbl><w:tr><w:trPr><w:del/></w:trPr><w:tc>${line}</w:tc></w:tr></w:tbl>`, { passage: 1 }],
    ['a text box in one form only', p(r(choice(shape(p(word + word) + line)))), { passage: 2 }],
    ['text in a drawn shape', graphic('<a:sp><a:txBody><a:p><a:r><a:t>§</a:t></a:r></a:p></a:txBody></a:sp>'), { passage: 1 }],
    ['an unknown symbol', p(r('<w:sym w:font="Wingdings" w:char="F001"/>')), { symbol: 1 }],
    ['a symbol of a font of letters', p(r('<w:sym w:font="Arial" w:char="F041"/>')), { symbol: 1 }],
  ])('counts %s and has no text', async (_, body, counts) => {
    expect(await docxToHtml(docxOf(body))).toEqual({ html: '', counts });
  });

  it('counts each kind', async () => {
    const { counts } = await docxToHtml(docxOf(graphic(picture) + line + graphic(picture) + p(r('<w:object/>'))));
    expect(counts).toEqual({ picture: 2, object: 1 });
  });

  it('does not miss text that is only spelled differently', async () => {
    const spelled = p(r('<w:t xml:space="preserve"> Ada &amp; &quot;Caf&#233;&quot; > 3 </w:t>'));
    expect((await docxToHtml(docxOf(spelled))).counts).toEqual({});
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
    ['a symbol', p(r('<w:sym w:font="Wingdings" w:char="F0FE"/>')), '<p>🗹</p>'],
    ['text as text', p(r('<w:t>&lt;script&gt;&amp;lt;</w:t>')), '<p>&lt;script&gt;&amp;lt;</p>'],
    ['formatting', p('<w:r><w:rPr><w:b/><w:smallCaps/><w:highlight w:val="red"/></w:rPr><w:t>a</w:t></w:r>'), '<p><strong>a</strong></p>'],
    ['inserted text, but no deleted text', p(`<w:ins>${word}</w:ins><w:del>${r('<w:delText>gone</w:delText>')}</w:del>`), '<p>§</p>'],
    ['one of two forms of a text box', p(r(choice(shape(line), vmlBox(line)))), '<p>§</p>'],
    ['hidden text with a mark', p(r('<w:rPr><w:vanish/></w:rPr><w:t>a</w:t>') + word), '<p><mark>a</mark>§</p>'],
  ])('shows %s', async (_, body, html) => {
    expect(await htmlOf(body)).toBe(html);
  });

  it('counts a hidden passage once', async () => {
    const hidden = (name: string) => `<w:r><w:rPr>${name}</w:rPr><w:t>a</w:t></w:r>`;
    const body = p(hidden('<w:vanish/>') + hidden('<w:vanish></w:vanish>') + hidden('<w:vanish w:val="0"/>') + hidden('<w:vanish/>'));
    expect((await docxToHtml(docxOf(body))).counts).toEqual({ hidden: 2 });
  });

  it('shows headers before the text and footers behind it, each text of them once', async () => {
    const margins = ['header', 'footer'].flatMap((type) =>
      ['', '<w:rPr><w:b/></w:rPr>'].map((bold, index) => ({
        id: `${type}${index}`,
        type,
        content: `<w:hdr>${p(r(`${bold}<w:t>${type}</w:t>`))}</w:hdr>`,
      })),
    );
    expect(textOf(await htmlOf(line, margins))).toBe('header§footer');
  });

  it('finds the address of a link in a header', async () => {
    const content = `<w:hdr>${p(`<w:hyperlink r:id="site">${word}</w:hyperlink>`)}</w:hdr>`;
    const target = '_rels/header1.xml.rels';
    const relationships = `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="site" Target="https://ada.example/"/></Relationships>`;
    const related = [
      { id: 'header1', type: 'header', content },
      { id: 'none', type: 'none', target, content: relationships },
    ];
    expect(await htmlOf('', related)).toBe('<p>§ (https://ada.example/)</p>');
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
