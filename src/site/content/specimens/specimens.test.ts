import { describe, expect, it } from 'vitest';
import { content as evaluationTable } from './evaluation-table.ts';
import { content as handoverChecklist } from './handover-checklist.ts';
import { content as mappingRule } from './mapping-rule.ts';
import { content as readZoneSurvey } from './read-zone-survey.ts';
import { content as reconciliationReport } from './reconciliation-report.ts';
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
