import { strToU8, zipSync } from 'fflate';
import { escapeMarkup } from '#rooms/platform/contract/markup.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org';

const contentTypes = `${head}<Types xmlns="${office}/package/2006/content-types">
  <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
  <Default Extension="xml" ContentType="application/xml"/>
  <Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>
</Types>`;

const relationships = `${head}<Relationships xmlns="${office}/package/2006/relationships">
  <Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>
</Relationships>`;

/** A minimal Word document (ECMA-376, part 1). Lines that begin with '# ' are headings. */
export function docx(title: string, lines: string[]): Buffer {
  const paragraphs = [paragraph(title, '<w:rPr><w:b/><w:sz w:val="40"/></w:rPr>'), ...lines.map(shown)].join('');
  const document = `${head}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`;
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(contentTypes),
      '_rels/.rels': strToU8(relationships),
      'word/document.xml': strToU8(document),
    }),
  );
}

function shown(line: string): string {
  return line.startsWith('# ') ? paragraph(line.slice(2), '<w:rPr><w:b/></w:rPr>') : paragraph(line);
}

function paragraph(text: string, properties = ''): string {
  return `<w:p><w:r>${properties}<w:t xml:space="preserve">${escapeMarkup(text)}</w:t></w:r></w:p>`;
}
