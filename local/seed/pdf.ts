/** A minimal PDF: one A4 page in Helvetica, in Latin-1. */
export function pdf(title: string, lines: string[]): Buffer {
  const text = [
    `BT /F1 20 Tf 56 770 Td ${literal(title)} Tj`,
    `/F1 11 Tf 0 -34 Td 18 TL ${lines.map((line) => `${literal(line)} Tj T*`).join(' ')} ET`,
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    `<< /Title ${literal(title)} >>`,
  ];
  return pdfOf(objects, '/Info 6 0 R');
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
