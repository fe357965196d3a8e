const linesOnPage = 38;

/** A minimal PDF: A4 pages in Helvetica, in Latin-1. Lines that begin with '# ' are headings. */
export function pdf(title: string, lines: string[]): Buffer {
  const pages = Array.from({ length: Math.max(1, Math.ceil(lines.length / linesOnPage)) }, (_, index) =>
    lines.slice(index * linesOnPage, (index + 1) * linesOnPage),
  );
  const content = (page: string[], index: number) =>
    [`BT /F2 20 Tf 56 770 Td ${literal(index === 0 ? title : '')} Tj`, `/F1 11 Tf 0 -34 Td 18 TL ${page.map(shown).join(' ')} ET`].join(
      '\n',
    );
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${6 + 2 * index} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title ${literal(title)} >>`,
    ...pages.flatMap((page, index) => {
      const text = content(page, index);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${7 + 2 * index} 0 R >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ];
    }),
  ];
  return pdfOf(objects, '/Info 5 0 R');
}

function shown(line: string): string {
  return line.startsWith('# ') ? `/F2 12 Tf ${literal(line.slice(2))} Tj /F1 11 Tf T*` : `${literal(line)} Tj T*`;
}

/** @param objects in Latin-1, the catalog first @param trailer its further entries */
export function pdfOf(objects: string[], trailer = ''): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** @returns a string of one byte a character, so that characters can be counted as bytes */
function literal(text: string): string {
  const escaped = text.replace(/[^\x20-\x7e\xa0-\xff]/gu, '?').replace(/[\\()]/g, '\\$&');
  return `(${escaped})`;
}
