import { expect, it } from 'vitest';
import { selectedRecords } from './export-applications.ts';

it('keeps the header and the records of the selected applications', async () => {
  const csv = [
    '\ufeffName,Cover letter,Application ID,Job ID\r\n',
    'Asha,"two\r\nlines, and a ""quote"",b,c",a,job\r\n',
    'Ben,,b,job\r\n',
    "'=1+1,a letter,c,job\r\n",
  ];
  const kept = await selectedRecords(new Blob([csv.join('')], { type: 'text/csv' }), new Set(['a', 'c']));
  expect(Buffer.from(await kept.arrayBuffer()).toString()).toBe([csv[0], csv[1], csv[3]].join(''));
  expect(kept.type).toBe('text/csv');
});
