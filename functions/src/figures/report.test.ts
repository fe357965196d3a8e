import { describe, expect, it } from 'vitest';
import { answerFields, newAnswerFacts, withSentMail, withStatus } from '../answers/decide.ts';
import { countedOf, countedRecord, monthsOf, reportOf } from './report.ts';

const now = Date.parse('2026-11-28T12:00:00Z');

function some(fields: Partial<ReturnType<typeof countedOf>>, isRemoved = false) {
  return { ...countedRecord.parse({ day: '2026-11-03', status: 'Pending', ...fields }), isRemoved };
}

const monthOf = (applications: ReturnType<typeof some>[], month = '2026-11') =>
  reportOf(applications, now).months.find((each) => each.month === month);

describe('what counts of an application', () => {
  const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 10, day, hour));
  const promised = at(10);
  const arrived = newAnswerFacts(at(1), promised);
  const rejected = withStatus(withStatus(arrived, 'Interview', at(4), ''), 'Rejected', at(9, 11), 'told in person');

  it.each([
    ['waits', arrived, { status: 'Pending', answer: '', due: '2026-11-10', left: [] }],
    ['has got a mail in time', withSentMail(arrived, 'mail', at(5, 11), at(20)), { answer: 'in time', answer_days: 3, due: '' }],
    ['has got a mail too late', withSentMail(arrived, 'mail', at(12), at(20)), { answer: 'late', answer_days: 11 }],
    [
      'is rejected after an interview',
      rejected,
      {
        status: 'Rejected',
        answer: 'in time',
        answer_days: 7,
        left: [
          { status: 'Pending', days: 3 },
          { status: 'Interview', days: 4 },
        ],
      },
    ],
    [
      'is set back',
      withStatus(rejected, 'Interview', at(20), ''),
      { status: 'Interview', answer: '', left: [{ status: 'Pending', days: 3 }] },
    ],
    ['has withdrawn', withStatus(arrived, 'Withdrawn', at(2), ''), { answer: '', due: '' }],
  ])('if it %s', (_, facts, counts) => {
    const fields = { ...answerFields(facts, at(28)), created_at: at(1), job_id: 'a', source: 'linkedin', applicant_name: 'Ada' };
    const counted = countedOf(fields);
    expect(counted).toMatchObject({ job_id: 'a', source: 'linkedin', day: '2026-11-01', ...counts });
    expect(countedRecord.parse(counted)).toEqual(counted);
    expect(JSON.stringify(counted)).not.toMatch(/Ada|T\d\d:/);
  });

  it('is the day of arrival in the office, and nothing of what is malformed', () => {
    expect(countedOf({ created_at: new Date('2026-10-31T18:30:00Z') }).day).toBe('2026-11-01');
    expect(countedOf({ created_at: 'today', way: 7, first_answer_at: {} })).toMatchObject({ day: '', left: [], answer_days: 0 });
    expect(reportOf([some({ day: '' })], now).sources).toEqual([]);
  });
});

describe('a report', () => {
  it('has twelve months and 26 weeks of the office', () => {
    const newYear = Date.parse('2026-12-31T18:30:00Z');
    expect([monthsOf(newYear - 1).at(-1), monthsOf(newYear)[0], monthsOf(newYear).at(-1)]).toEqual(['2026-12', '2026-02', '2027-01']);
    const { months, weeks } = reportOf([], newYear);
    expect(months.map(({ month }) => month)).toEqual(monthsOf(newYear));
    expect([weeks.length, weeks[0]?.monday, weeks.at(-1)?.monday]).toEqual([26, '2026-07-06', '2026-12-28']);
  });

  it('counts by month and week of arrival, with how many are stored', () => {
    const all = [some({ day: '2026-11-01' }), some({ day: '2026-11-02', status: 'Hired' }, true), some({ day: '2025-11-30' })];
    const { months, weeks } = reportOf(all, now);
    expect(months.filter(({ received }) => received.count > 0)).toMatchObject([
      { month: '2026-11', received: { count: 2, stored: 1 }, hired: { count: 1, stored: 0 } },
    ]);
    expect(weeks.filter(({ received }) => received.count > 0)).toEqual([
      { monday: '2026-10-26', received: { count: 1, stored: 1 } },
      { monday: '2026-11-02', received: { count: 1, stored: 0 } },
    ]);
  });

  it('counts answers, and as overdue what is stored and was due before today', () => {
    const answers = [some({ answer: 'in time' }), some({ answer: 'late' }), some({ answer: 'late' }, true)];
    const dues = [some({ due: '2026-11-27' }), some({ due: '2026-11-28' }), some({ due: '2026-11-02' }, true)];
    expect(monthOf([...answers, ...dues])).toMatchObject({
      answered: { 'in time': { count: 1, stored: 1 }, late: { count: 2, stored: 1 } },
      overdue: 1,
    });
  });

  it.each([
    [[], null],
    [[9, 1, 3], 3],
    [[9, 1, 3, 2], 2.5],
  ])('has the median of the days %j until the answer, and in a status: %s', (days, median) => {
    const all = days.map((answer_days) => some({ answer: 'late', answer_days, left: [{ status: 'Pending', days: answer_days }] }));
    expect(monthOf([...all, some({})])?.answer_days).toBe(median);
    expect(reportOf(all, now).steps[0]).toEqual({ status: 'Pending', left: days.length, days: median });
  });

  it('has the most frequent sources of its months first', () => {
    const from = (source: string, count: number, day: string) =>
      Array.from({ length: count }, () => some({ source, day, status: 'Hired' }));
    const all = [...from('rare', 1, '2026-11-03'), ...from('', 2, '2025-12-01'), ...from('old', 3, '2025-11-30')];
    expect(reportOf(all, now).sources.map(({ source, hired }) => [source, hired.count])).toEqual([
      ['', 2],
      ['rare', 1],
    ]);
    const many = Array.from({ length: 120 }, (_, index) => some({ source: `source-${index}` }));
    expect(reportOf(many, now).sources).toHaveLength(100);
  });
});
