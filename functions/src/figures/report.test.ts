import { describe, expect, it } from 'vitest';
import { withSentMail, withStatus } from '../answers/decide.ts';
import { answerFields, newAnswerFacts } from '../applications/answer-facts.ts';
import { countedOf, type CountedApplication, firstDay, reportOf } from './report.ts';

const now = Date.parse('2026-11-28T12:00:00Z');

function some(fields: Partial<CountedApplication>): CountedApplication {
  return { ...countedOf({}), day: '2026-11-03', status: 'Pending', ...fields };
}

const last90 = (applications: CountedApplication[]) => reportOf(applications, now).periods[90];

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
    expect(JSON.stringify(counted)).not.toMatch(/Ada|T\d\d:/);
  });

  it('is the day of arrival in the office, and nothing of what is malformed', () => {
    expect(countedOf({ created_at: new Date('2026-10-31T18:30:00Z') }).day).toBe('2026-11-01');
    expect(countedOf({ created_at: 'today', way: 7, first_answer_at: {} })).toMatchObject({ day: '', left: [], answer_days: 0 });
    expect(last90([some({ day: '' })]).sources).toEqual([]);
  });
});

describe('a report', () => {
  it('has periods that end with the day of the office, in days, weeks and months', () => {
    const newYear = Date.parse('2026-12-31T18:30:00Z');
    const { periods } = reportOf([], newYear);
    const spans = Object.values(periods).map(({ from, to, spans }) => [from, to, spans.length, spans[0]?.to, spans.at(-1)?.from]);
    expect(spans).toEqual([
      ['2026-12-03', '2027-01-01', 30, '2026-12-03', '2027-01-01'],
      ['2026-10-04', '2027-01-01', 14, '2026-10-04', '2026-12-28'],
      ['2026-07-06', '2027-01-01', 26, '2026-07-12', '2026-12-28'],
      ['2026-02-01', '2027-01-01', 12, '2026-02-28', '2027-01-01'],
    ]);
    expect([firstDay(newYear - 1), firstDay(newYear)]).toEqual(['2026-01-01', '2026-01-07']);
  });

  it('counts by arrival, and in the same number of days before', () => {
    const days = ['2026-11-28', '2026-08-31', '2026-08-30', '2026-06-02', '2026-06-01'];
    const { whole, before, spans } = last90([...days.map((day) => some({ day })), some({ status: 'Hired' })]);
    expect([whole.received, whole.hired, before?.received]).toEqual([3, 1, 2]);
    expect(spans.filter(({ received }) => received > 0)).toMatchObject([
      { from: '2026-08-31', to: '2026-09-06' },
      { from: '2026-11-02', to: '2026-11-08', received: 1 },
      { from: '2026-11-23', to: '2026-11-28' },
    ]);
    expect(reportOf([], now).periods[365].before).toBeNull();
  });

  it('counts answers, and as overdue what was due before today', () => {
    const answers = [some({ answer: 'in time' }), some({ answer: 'late' }), some({ answer: 'late' })];
    const dues = [some({ due: '2026-11-27' }), some({ due: '2026-11-28' })];
    expect(last90([...answers, ...dues]).whole).toMatchObject({
      answered: { 'in time': 1, late: 2 },
      overdue: 1,
    });
  });

  it('counts who got as far as a status, whatever was left out and came then', () => {
    const left = (...statuses: string[]) => statuses.map((status) => ({ status, days: 1 }));
    const all = [
      some({}),
      some({ status: 'Rejected', left: left('Pending') }),
      some({ status: 'Rejected', left: left('Pending', 'Interview') }),
      some({ status: 'Hired', left: left('Pending', 'Interview') }),
    ];
    const { steps } = last90(all);
    expect(steps.at(-1)?.status).toBe('Hired');
    expect(Object.fromEntries(steps.map(({ status, reached }) => [status, reached]))).toMatchObject({
      Pending: 4,
      Reviewed: 2,
      Interview: 2,
      Offer: 1,
      Hired: 1,
    });
  });

  it.each([
    [[], null],
    [[9, 1, 3], 3],
    [[9, 1, 3, 2], 2.5],
  ])('has the median of the days %j until the answer, and in a status: %s', (days, median) => {
    const all = days.map((answer_days) => some({ answer: 'late', answer_days, left: [{ status: 'Pending', days: answer_days }] }));
    expect(last90([...all, some({})]).whole.answer_days).toBe(median);
    expect(last90(all).steps[0]?.days).toBe(median);
  });

  it('has why people of its days were rejected, the most frequent first', () => {
    const rejected = (reason: string, day = '2026-11-03') => some({ status: 'Rejected', reason, day });
    const all = [rejected('Pay'), rejected(''), rejected('Skills'), rejected('Skills'), rejected('Old', '2026-08-30')];
    expect(last90([...all, some({})]).reasons).toEqual([
      { reason: 'Skills', count: 2 },
      { reason: 'Pay', count: 1 },
      { reason: '', count: 1 },
    ]);
  });

  it('has the most frequent sources of its days first', () => {
    const from = (source: string, count: number, day: string) =>
      Array.from({ length: count }, () => some({ source, day, status: 'Hired' }));
    const all = [...from('rare', 1, '2026-11-03'), ...from('', 2, '2026-08-31'), ...from('old', 3, '2026-08-30')];
    expect(last90(all).sources.map(({ source, hired }) => [source, hired])).toEqual([
      ['', 2],
      ['rare', 1],
    ]);
    const many = Array.from({ length: 120 }, (_, index) => some({ source: `source-${index}` }));
    expect(last90(many).sources).toHaveLength(100);
  });
});
