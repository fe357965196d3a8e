import { expect, it } from 'vitest';
import { content as ai } from '../services/ai.ts';
import { content as plm } from '../services/plm.ts';
import { content as evaluationTable } from './evaluation-table.ts';
import { content as mappingRule } from './mapping-rule.ts';
import { content as reconciliationReport } from './reconciliation-report.ts';
import { sheetTable } from './sheet-table.ts';

const headings = [...ai.sections, ...plm.sections].map(({ heading }) => heading);

it('has the differences that the page about PLM names', () => {
  expect(sheetTable(reconciliationReport, 1).rows.map((row) => row[3])).toEqual(['37', '2', '0']);
  expect(headings).toContain('From 37 missing records to none');
});

it('has the revisions that the page about PLM names', () => {
  const revisions = sheetTable(mappingRule, 1).rows.map((row) => Number(row[5]?.replace(',', '')) || 0);
  const sum = revisions.reduce((total, count) => total + count).toLocaleString('en-US');
  expect(plm.sections.find(({ detail }) => detail)?.detail).toContain(`${sum} revisions`);
});

it('has the verdicts that the page about AI names', () => {
  const verdicts = sheetTable(evaluationTable, 1).rows.map((row) => row[3]?.replace(/:.*/, ''));
  const count = (verdict: string) => verdicts.filter((other) => other === verdict).length;
  expect([verdicts.length, count('Wrong'), count('Right, passed on')]).toEqual([12, 2, 2]);
  expect(headings).toContain('Twelve questions, two wrong answers');
});
