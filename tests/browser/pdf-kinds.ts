import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { inProject } from '../../local/project.ts';
import { pdfOf } from '../../local/seed/pdf.ts';
import { pdfTexts } from '../../src/content/staff/pdf.ts';
import { encryptedTrailer, locked, opened } from './pdf-encryption.ts';

/** The text is that of the first page's text layer. */
export type Outcome = { pages: number; text: string } | { refusal: string };

export type PdfKind = { kind: string; file: Buffer; outcome: Outcome };

type Parts = {
  /** Of the page's content. */
  content?: string;
  /** Entries of the page. */
  page?: string;
  resources?: string;
  /** Entries of the catalog. */
  catalog?: string;
  /** Further objects, from 6 on. */
  objects?: string[];
  trailer?: string;
};

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const stream = (data: string, entries = '') => `<< ${entries} /Length ${data.length} >>\nstream\n${data}\nendstream`;
const say = (text: string) => `BT /F1 24 Tf 72 600 Td (${text}) Tj ET`;
const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

function onePage({ content = say('Hello'), page = '', resources = '', catalog = '', objects = [], trailer }: Parts = {}): Buffer {
  const box = page.includes('/MediaBox') ? '' : '/MediaBox [0 0 595 842]';
  return pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R ${box} ${page} /Resources << /Font << /F1 4 0 R >> ${resources} >> /Contents 5 0 R >>`,
      helvetica,
      stream(content),
      ...objects,
    ],
    trailer,
  );
}

const shown = (kind: string, parts: Parts, text = 'Hello'): PdfKind => ({ kind, file: onePage(parts), outcome: { pages: 1, text } });
const whole = (kind: string, file: Buffer, text = 'Hello', pages = 1): PdfKind => ({ kind, file, outcome: { pages, text } });
const refused = (kind: string, file: Buffer, problem: keyof typeof pdfTexts.problems): PdfKind => ({
  kind,
  file,
  outcome: { refusal: pdfTexts.problems[problem] },
});

/** A page of one picture, as scanners make it. */
const scan = (kind: string, data: Uint8Array, entries: string, resources = ''): PdfKind =>
  shown(
    kind,
    {
      content: 'q 400 0 0 400 90 200 cm /Im1 Do Q',
      resources: `/XObject << /Im1 6 0 R >> ${resources}`,
      objects: [stream(latin1(data), `/Type /XObject /Subtype /Image ${entries}`)],
    },
    '',
  );

const grey8 = '/Width 8 /Height 8 /BitsPerComponent 8 /ColorSpace /DeviceGray';
const black64 = '/Width 64 /Height 16 /BitsPerComponent 1 /ColorSpace /DeviceGray';
/** 8 × 8 black pixels: tables with one code each, and the largest negative DC coefficient. */
const jpeg = Buffer.from(
  `ffd8ffdb004300${'01'.repeat(64)}ffc0000b080008000801011100ffc4001400${'01' + '00'.repeat(15)}0bffc4001410${'01' + '00'.repeat(15)}00ffda0008010100003f003ff7ffd9`,
  'hex',
);
/** 16 × 16 grey pixels: no coefficient is coded. */
const jpx = Buffer.from(
  'ff4fff51002900000000001000000010000000000000000000000010000000100000000000000000000107' +
    '0101ff52000c00000001000004040001ff5c00044040ff90000a00000000000f0001ff9300ffd9',
  'hex',
);
/** Bits as bytes. */
const bits = (text: string) =>
  Buffer.from((text.replaceAll(' ', '').match(/.{1,8}/g) ?? []).map((byte) => parseInt(byte.padEnd(8, '0'), 2)));
/** ITU-T T.6: a black line of 64 pixels, and 15 like it. */
const group4 = bits(`001 00110101 0000001111 0000110111 ${'11'.repeat(15)} 000000000001 000000000001`);
/** ITU-T T.4: 16 black lines. */
const group3 = bits('00110101 0000001111 0000110111'.repeat(16));
/** ITU-T T.88: a page, and a region that is coded as T.6. */
const jbig2 = Buffer.from(
  `00000000300001000000130000004000000010${'00'.repeat(11)}` +
    `000000012600010000${(18 + group4.length).toString(16).padStart(4, '0')}0000004000000010${'00'.repeat(9)}01${group4.toString('hex')}`,
  'hex',
);

/** Its encoding is read from the site's character maps, because the font is not in the file. */
const cjk = (encoding: string, ordering: string, codes: string, text: string): PdfKind =>
  shown(
    `${encoding} without its font`,
    {
      content: `BT /F2 24 Tf 72 600 Td <${codes}> Tj ET`,
      resources: '/Font << /F2 6 0 R >>',
      objects: [
        `<< /Type /Font /Subtype /Type0 /BaseFont /Any /Encoding /${encoding} /DescendantFonts [7 0 R] >>`,
        `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Any /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >> /FontDescriptor 8 0 R >>`,
        '<< /Type /FontDescriptor /FontName /Any /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /StemV 80 >>',
      ],
    },
    text,
  );

const link = (action: string) => `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << ${action} >> >>]`;

function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index * 2 + 4} 0 R`).join(' ');
  const pages = Array.from({ length: count }, (_, index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${index * 2 + 5} 0 R >>`,
    stream(say(`Hello ${index + 1}`)),
  ]);
  return pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, helvetica, ...pages.flat()]);
}

/** ISO 32000-2, 7.5.7 and 7.5.8: the table and all objects but the content are compressed. */
function compressed(): Buffer {
  const inside = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 6 0 R >>',
    helvetica,
  ];
  const starts = inside.map((_, index) => inside.slice(0, index).join(' ').length + (index && 1));
  const index = inside.map((_, at) => `${at + 1} ${starts[at]}`).join(' ');
  const packed = (text: string | Buffer, entries: string) => stream(latin1(deflateSync(text)), `/Filter /FlateDecode ${entries}`);
  const objectStream = packed(`${index} ${inside.join(' ')}`, `/Type /ObjStm /N ${inside.length} /First ${index.length + 1}`);
  const first = `%PDF-1.5\n5 0 obj\n${objectStream}\nendobj\n`;
  const second = `6 0 obj\n${packed(say('Hello'), '')}\nendobj\n`;
  const table = first.length + second.length;
  const row = (type: number, a: number, b: number) => [type, a >> 8, a & 255, b];
  const rows = [row(0, 0, 255), ...inside.map((_, at) => row(2, 5, at)), row(1, 9, 0), row(1, first.length, 0), row(1, table, 0)].flat();
  const xref = packed(Buffer.from(rows), '/Type /XRef /W [1 2 1] /Size 8 /Root 1 0 R');
  return Buffer.from(`${first}${second}7 0 obj\n${xref}\nendobj\nstartxref\n${table}\n%%EOF\n`, 'latin1');
}

/** ISO 32000-2, annex F. Readers that load the whole file only see a dictionary more. */
function linearized(): Buffer {
  const dictionary = '1 0 obj\n<< /Linearized 1 /L 900 /H [0 0] /O 4 /E 800 /N 1 /T 700 >>\nendobj\n';
  return Buffer.from(`%PDF-1.4\n${dictionary}${onePage().toString('latin1').slice(9)}`, 'latin1');
}

/** ISO 32000-2, 7.5.6: the content is replaced by what is added to the end. */
function updated(): Buffer {
  const before = text(changed('Hello', 'Lorem'));
  const table = `xref\n5 1\n${String(before.length).padStart(10, '0')} 00000 n \n`;
  const object = `5 0 obj\n${stream(say('Hello'))}\nendobj\n`;
  const trailer = `trailer\n<< /Size 6 /Root 1 0 R /Prev ${before.indexOf('xref')} >>\nstartxref\n${before.length + object.length}\n%%EOF\n`;
  return Buffer.from(before + object + table + trailer, 'latin1');
}

const text = (file: Buffer) => file.toString('latin1');
const changed = (from: string | RegExp, to: string, parts?: Parts) => Buffer.from(text(onePage(parts)).replace(from, to), 'latin1');
const liberation = latin1(readFileSync(inProject('node_modules/pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf')));
const arabic = '0645062706440633';

export const pdfKinds: PdfKind[] = [
  shown('text', {}),
  scan('scanned as JPEG', jpeg, `${grey8} /Filter /DCTDecode`),
  scan('scanned as JPEG 2000', jpx, '/Width 16 /Height 16 /Filter /JPXDecode'),
  scan('scanned as JBIG2', jbig2, `${black64} /Filter /JBIG2Decode`),
  scan('scanned as CCITT group 4', group4, `${black64} /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 64 /Rows 16 >>`),
  scan('scanned as CCITT group 3', group3, `${black64} /Filter /CCITTFaxDecode /DecodeParms << /K 0 /Columns 64 /Rows 16 >>`),
  scan('a picture in CMYK', Buffer.alloc(16, 200), '/Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceCMYK'),
  scan('a picture with a palette', Buffer.alloc(4), '/Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace [/Indexed /DeviceRGB 0 <102030>]'),
  scan('a picture with a mask', Buffer.alloc(2, 0), '/Width 8 /Height 2 /BitsPerComponent 1 /ImageMask true'),
  shown('a picture in the content', { content: `q 400 0 0 400 90 200 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \0 EI Q ${say('Hello')}` }),
  shown(
    'a form with entries',
    {
      content: '',
      page: '/Annots [6 0 R]',
      catalog: '/AcroForm << /Fields [6 0 R] >>',
      objects: [
        '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Hello) /F 4 /Rect [72 600 372 640] /AP << /N 7 0 R >> >>',
        stream(
          `BT /F1 24 Tf 2 10 Td (Hello) Tj ET`,
          '/Type /XObject /Subtype /Form /BBox [0 0 300 40] /Resources << /Font << /F1 4 0 R >> >>',
        ),
      ],
    },
    '',
  ),
  shown('a note of free text', {
    page: '/Annots [<< /Type /Annot /Subtype /FreeText /Rect [72 400 372 440] /Contents (Note) /DA (/Helv 12 Tf) >>]',
  }),
  shown('a form in XFA', {
    catalog: '/AcroForm << /Fields [] /XFA 6 0 R >>',
    objects: [stream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template/></xdp:xdp>')],
  }),
  cjk('UniGB-UCS2-H', 'GB1', '4e2d6587', '中文'),
  cjk('90ms-RKSJ-H', 'Japan1', '93fa967b', '日本'),
  cjk('KSCms-UHC-H', 'Korea1', 'c7d1b1db', '한글'),
  cjk('ETen-B5-H', 'CNS1', 'a4a4a4e5', '中文'),
  shown('a page on its side', { page: '/Rotate 90' }),
  shown('a cropped page', { page: '/CropBox [50 500 400 700]' }),
  shown('a page in larger units', { page: '/UserUnit 3' }),
  shown('a huge page', { page: '/MediaBox [0 0 14400 14400]', content: 'BT /F1 900 Tf 1000 7000 Td (Hello) Tj ET' }),
  shown('a tiny page', { page: '/MediaBox [0 0 9 9]', content: 'BT /F1 3 Tf 1 3 Td (Hello) Tj ET' }),
  shown('a page without a size', { page: '/MediaBox null' }),
  ...opened.map(([method, entries, content]) =>
    shown(`${method} with an owner's password`, { content: latin1(Buffer.from(content, 'hex')), trailer: encryptedTrailer(entries) }),
  ),
  ...locked.map(([method, entries]) =>
    refused(`${method} with a user's password`, onePage({ trailer: encryptedTrailer(entries) }), 'password'),
  ),
  whole('200 pages', manyPages(200), 'Hello 1', 200),
  whole('compressed objects', compressed()),
  whole('linearized', linearized()),
  whole('a wrong table', changed(/\d{10} 00000 n/g, '0000000003 00000 n')),
  whole('no table', changed(/xref[^]*(?=trailer)/, '')),
  whole('bytes before the file', Buffer.concat([Buffer.from('From: ada@example.com\r\n\r\n'), onePage()])),
  whole('a wrong length of the content', changed(/\/Length \d+/, '/Length 3')),
  whole('an update', updated()),
  shown(
    'a font of drawings',
    {
      content: 'BT /F2 24 Tf 72 600 Td (a) Tj ET',
      resources: '/Font << /F2 6 0 R >>',
      objects: [
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 97 /LastChar 97 /Widths [1000] ' +
          '/Encoding << /Differences [97 /square] >> /CharProcs << /square 7 0 R >> /Resources << >> >>',
        stream('1000 0 0 0 750 750 d1 0 0 750 750 re f'),
      ],
    },
    'a',
  ),
  shown('a font in the file', {
    resources: '/Font << /F1 6 0 R >>',
    objects: [
      '<< /Type /Font /Subtype /TrueType /BaseFont /AAAAAA+Own /Encoding /WinAnsiEncoding /FirstChar 72 /LastChar 72 /Widths [722] /FontDescriptor 7 0 R >>',
      '<< /Type /FontDescriptor /FontName /AAAAAA+Own /Flags 32 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /StemV 80 /FontFile2 8 0 R >>',
      stream(liberation),
    ],
  }),
  shown('a font that is missing', { content: say('Hello').replace('F1', 'F9') }),
  shown('symbols', { content: say('abc'), resources: '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Symbol >> >>' }, 'αβχ'),
  shown('transparency', {
    content: `/G1 gs 0 0 1 rg 100 100 300 300 re f ${say('Hello')}`,
    resources: '/ExtGState << /G1 << /ca 0.3 /BM /Multiply >> >>',
    page: '/Group << /S /Transparency /CS /DeviceRGB >>',
  }),
  shown('a gradient', {
    content: `/S1 sh ${say('Hello')}`,
    resources:
      '/Shading << /S1 << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 595 842] ' +
      '/Function << /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [0 0 1] /N 1 >> >> >>',
  }),
  shown(
    'text from right to left',
    {
      content: 'BT /F2 24 Tf 72 600 Td (abcd) Tj ET',
      resources: '/Font << /F2 6 0 R >>',
      objects: [
        `${helvetica.slice(0, -2)} /ToUnicode 7 0 R >>`,
        stream(
          `1 begincodespacerange <61> <64> endcodespacerange 4 beginbfchar ${(arabic.match(/.{4}/g) ?? []).map((code, at) => `<6${at + 1}> <${code}>`).join(' ')} endbfchar`,
        ),
      ],
    },
    'سلام',
  ),
  shown('tagged', {
    content: `/P << /MCID 0 >> BDC ${say('Hello')} EMC`,
    catalog: '/MarkInfo << /Marked true >> /StructTreeRoot 6 0 R',
    page: '/StructParents 0',
    objects: [
      '<< /Type /StructTreeRoot /K 7 0 R /ParentTree << /Nums [0 [7 0 R]] >> >>',
      '<< /Type /StructElem /S /P /P 6 0 R /Pg 3 0 R /K 0 >>',
    ],
  }),
  shown(
    'hidden layers',
    {
      content: `/OC /L1 BDC BT /F1 24 Tf 72 300 Td (Hidden) Tj ET EMC ${say('Hello')}`,
      resources: '/Properties << /L1 6 0 R >>',
      catalog: '/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >>',
      objects: ['<< /Type /OCG /Name (L1) >>'],
    },
    'HiddenHello',
  ),
  shown('a script', { catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\("Hello"\\); app.response\\("Password?"\\)) >>' }),
  shown('a link', { page: link('/S /URI /URI (https://elsewhere.example/)') }),
  shown('a link to a program', { page: link('/S /Launch /F (calc.exe)') }),
  shown('a link that sends a form', { page: link('/S /SubmitForm /F << /FS /URL /F (https://elsewhere.example/) >>') }),
  shown('an action on opening', { page: '/AA << /O << /S /URI /URI (https://elsewhere.example/) >> >>' }),
  shown('attachments', {
    catalog: '/Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) /EF << /F 6 0 R >> >>] >> >>',
    objects: [stream('MZ', '/Type /EmbeddedFile')],
  }),
  refused('no pages', changed('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0'), 'damaged'),
  refused('nothing', Buffer.alloc(0), 'damaged'),
  refused('no trailer', changed(/xref[^]*/, ''), 'damaged'),
  refused('half of a file', onePage().subarray(0, 120), 'damaged'),
  refused('a page of HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'damaged'),
];
