import { describe, expect, it } from 'vitest';
import { content as evaluationTable } from './evaluation-table.ts';
import { content as handoverChecklist } from './handover-checklist.ts';
import { content as mappingRule } from './mapping-rule.ts';
import { content as readZoneSurvey } from './read-zone-survey.ts';
import { content as reconciliationReport } from './reconciliation-report.ts';
import { sheetTable } from './sheet-table.ts';
import type { Block } from './specimen.ts';

const specimens = [reconciliationReport, mappingRule, readZoneSurvey, evaluationTable, handoverChecklist];

/** The notes that a block's texts refer to. `numeric` and `attention` repeat columns and rows. */
function references(block: Block): string[] {
  const blockTexts = { ...block, notes: undefined, numeric: undefined, attention: undefined };
  return [...JSON.stringify(blockTexts).matchAll(/\[\^(\d+)\]/g)].map(([, number = '']) => number);
}

describe.each(specimens)('$name', ({ sheet }) => {
  const blocks = sheet.sections.flatMap((section) => section.blocks);

  it('refers to each note from the block beside it, in the order of their numbers', () => {
    for (const block of blocks) expect(references(block)).toEqual(Object.keys(block.notes ?? {}));
  });

  it('numbers its notes from 1', () => {
    const numbers = blocks.flatMap((block) => Object.keys(block.notes ?? {}));
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
  });

  it('has one cell for each column in every row of its tables', () => {
    for (const block of blocks) {
      if (block.kind !== 'table' && block.kind !== 'checks') continue;
      const rows = block.kind === 'table' ? [...block.rows, ...(block.total ? [block.total] : [])] : block.rows.map(({ cells }) => cells);
      for (const row of rows) expect(row, block.caption).toHaveLength(block.columns.length);
    }
  });

  it('marks only existing columns as numeric, and only existing rows for attention', () => {
    for (const block of blocks) {
      if (block.kind !== 'table') continue;
      expect(block.columns).toEqual(expect.arrayContaining(block.numeric ?? []));
      expect(block.rows.map(([name]) => name)).toEqual(expect.arrayContaining(block.attention ?? []));
    }
  });
});

describe('the closing figures', () => {
  const cell = (row: string[] | undefined, index: number) => row?.[index];

  it('repeat the last rehearsal', () => {
    const last = sheetTable(reconciliationReport, 1).rows.at(-1);
    expect(reconciliationReport.closing.fact.figure).toBe(cell(last, 3));
    expect(reconciliationReport.closing.fact.text).toContain(`of ${cell(last, 1)}`);
  });

  it('count the parts of the mapping rule', () => {
    expect(mappingRule.closing.fact.figure).toBe(String(sheetTable(mappingRule, 2).rows.length));
  });

  it('repeat the cells of the zone at the height of the map', () => {
    const row = sheetTable(readZoneSurvey, 1).rows.find(([height]) => height === '1.0 m');
    expect(readZoneSurvey.closing.fact.figure).toBe(cell(row, 1));
  });

  it('count the right answers', () => {
    const { rows } = sheetTable(evaluationTable, 1);
    const right = rows.filter((row) => row.at(-1)?.startsWith('Right'));
    expect(evaluationTable.closing.fact.figure).toBe(`${right.length} of ${rows.length}`);
  });

  it('count the tasks done', () => {
    const rows = handoverChecklist.sheet.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'checks' ? block.rows : [])),
    );
    expect(handoverChecklist.closing.fact.figure).toBe(`${rows.filter(({ done }) => done).length} of ${rows.length}`);
  });
});
