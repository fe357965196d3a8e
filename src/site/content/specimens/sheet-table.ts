import type { Block, SpecimenContent } from './specimen.ts';

type Table = Extract<Block, { kind: 'table' }>;
type Checks = Extract<Block, { kind: 'checks' }>;

export type SheetRow = { cells: string[]; total?: boolean; attention?: boolean; check?: { done: boolean; state: string } };

/** @returns the rows of a table with what marks them; a total is the last */
export function rowsOf(block: Table | Checks): SheetRow[] {
  if (block.kind === 'checks') {
    const { states } = block;
    return block.rows.map(({ done, cells }) => ({ cells, attention: !done, check: { done, state: done ? states.done : states.open } }));
  }
  const { attention = [], total } = block;
  const rows = block.rows.map((cells) => ({ cells, attention: attention.includes(cells[0] ?? '') }));
  return total ? [...rows, { cells: total, total: true }] : rows;
}

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
