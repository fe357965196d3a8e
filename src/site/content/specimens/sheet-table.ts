import type { Block, SpecimenContent } from './specimen.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** @returns a document's table without notes. @param number in its caption */
export function sheetTable({ sheet }: SpecimenContent, number: number): Pick<Table, 'columns' | 'rows'> {
  const isTable = (block: Block): block is Table => block.kind === 'table' && block.caption.startsWith(`Table ${number}.`);
  const table = sheet.sections.flatMap(({ blocks }) => blocks).find(isTable);
  if (!table) throw new Error(`${sheet.number} has no table ${number}`);
  return { columns: table.columns.map(withoutNotes), rows: table.rows.map((row) => row.map(withoutNotes)) };
}

export function withoutNotes(text: string): string {
  return text.replaceAll(/\[\^\d+\]/g, '');
}
