import { describe, it } from 'vitest';
import { deflateSync } from 'node:zlib';
import { messages } from '#contract/messages.ts';
import { useApi } from './harness.ts';
import { docxResume, pdfResume } from './resume-files.ts';
import { expectJudged, type Judgement } from './resume-judged.ts';

const api = useApi();
const otherKind: Judgement = [415, messages.resumeContent];
const scripts: Judgement = [415, messages.resumeScripts];
const locked: Judgement = [415, messages.resumeProtected];

/** A stream object. */
function stream(content: Buffer | string, dictionary = ''): string {
  const bytes = Buffer.from(content);
  return `<< ${dictionary} /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`;
}

/**
 * One empty page.
 * @param objects beside the first three, from number 4 on
 */
function pdf({ version = '1.7', catalog = '', page = '', trailer = '', objects = [] as string[], after = '' } = {}): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`,
    ...objects,
  ];
  let file = `%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`;
  const rows = all.map((object, index) => {
    const row = `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const start = file.length;
  file += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  file += `trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n${after}`;
  return Buffer.from(file, 'latin1');
}

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
/** Packed together with others, as most programs write objects today: ISO 32000-2, 7.5.7 */
const packedScript = stream(deflateSync(`5 0 ${script}`), '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode');

describe('a PDF', () => {
  it.each<[string, Buffer, Judgement]>([
    ['of version 1.4', pdfResume, 'stored'],
    ['of version 2.0', pdf({ version: '2.0' }), 'stored'],
    ['of LaTeX, which opens at its first page', pdf({ catalog: '/OpenAction [3 0 R /Fit] /PageMode /UseOutlines' }), 'stored'],
    ['that opens at a place', pdf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' }), 'stored'],
    ['with links', pdf({ page: '/Annots [<< /Subtype /Link /A << /S /URI /URI (https://example.com/JavaScript) >> >>]' }), 'stored'],
    ['with a form', pdf({ catalog: '/AcroForm << /Fields [4 0 R] >>', objects: ['<< /FT /Tx /T (Name) /V (Ada) >>'] }), 'stored'],
    ['with the XML of a Europass in it', pdf({ catalog: '/Names << /EmbeddedFiles 4 0 R >>', objects: [stream('<europass/>', '/Type /EmbeddedFile')] }), 'stored'],
    ['that was edited and saved on', Buffer.concat([pdf(), Buffer.from('3 0 obj\n<< /Type /Page >>\nendobj\n%%EOF\n')]), 'stored'],
    ['about scripts and encryption', pdf({ trailer: '/Info << /Title (/JS \\) /JavaScript /Encrypt (/Launch)) /Keywords </JS> >> %/JS' }), 'stored'],
    ['whose page writes of scripts', pdf({ objects: [stream('BT (/JS) Tj /JavaScript /Launch ET')] }), 'stored'],
    ['with names that begin alike', pdf({ catalog: '/JSON 1 /JavaScripts 2 /EncryptMetadata true /J#53x 3' }), 'stored'],
    ['with a page of HTML in a stream, served as PDF only', pdf({ objects: [stream('<html><script>alert(1)</script>')] }), 'stored'],
    ['with HTML behind its end, served as PDF only', pdf({ after: '<html><script>alert(1)</script></html>' }), 'stored'],
    ['with a script among packed objects, which goes unseen', pdf({ objects: [packedScript] }), 'stored'],

    ['with a script that runs when it is opened', pdf({ catalog: `/OpenAction ${script}` }), scripts],
    ['with a script among its names', pdf({ catalog: '/Names << /JavaScript 4 0 R >>', objects: [`<< /Names [(a) ${script}] >>`] }), scripts],
    ['with a script on a button', pdf({ page: `/Annots [<< /Subtype /Widget /AA << /U ${script} >> >>]` }), scripts],
    ['with a script whose name is spelt in numbers', pdf({ catalog: '/OpenAction << /S /J#61vaScript /J#53 (x) >>' }), scripts],
    ['with a script kept in a stream', pdf({ catalog: '/OpenAction << /S/JavaScript/JS 4 0 R>>', objects: [stream('app.alert(1)')] }), scripts],
    ['that starts a program', pdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }), scripts],
    ['with a script added after its end', pdf({ after: `1 0 obj\n<< /OpenAction ${script} >>\nendobj\n%%EOF\n` }), scripts],
    ['with a password', pdf({ trailer: '/Encrypt 4 0 R', objects: ['<< /Filter /Standard /V 5 /R 6 >>'] }), locked],
    ['with a password, in a packed table', pdf({ objects: [stream('x', '/Type /XRef /Encrypt 5 0 R')] }), locked],

    ['that is an archive too', Buffer.concat([pdfResume, docxResume]), otherKind],
    ['that begins as a picture', Buffer.concat([Buffer.from('GIF89a'), pdfResume]), otherKind],
    ['that begins as a page', Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), pdfResume]), otherKind],
    ['after a byte order mark', Buffer.concat([Buffer.from('\ufeff'), pdfResume]), otherKind],
    ['after the tag of a song', Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1'), pdfResume]), otherKind],
    ['that is cut off', pdfResume.subarray(0, pdfResume.length / 2), [400, messages.resumeDamaged]],
    ['of its first line only', Buffer.from('%PDF-1.7\n'), [400, messages.resumeDamaged]],
  ])('%s', async (_, content, judgement) => {
    await expectJudged(api, { name: 'a.pdf', content }, judgement);
  });
});
