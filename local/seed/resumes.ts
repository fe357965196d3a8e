import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** For each job, what its applicants write: skills, degrees, letters, then posts and work there. */
const trades = readFileSync(new URL('trades.txt', import.meta.url), 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((trade) => {
    const [head = '', ...posts] = trade.trim().split(/\n\n## /);
    const [job = '', skills = '', degrees = '', letters = ''] = head.split('\n');
    return { job, skills, degrees: degrees.split('; '), letters: letters.split('; '), posts: posts.map((post) => post.trim().split('\n')) };
  });

/** @throws {Error} for a job that nobody applies for */
function tradeOf(job: string) {
  const trade = trades.find((each) => each.job === job);
  if (!trade) throw new Error(`trades.txt lacks ${job}`);
  return trade;
}

/** @returns a number that stays the same for a text */
export const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();

const oneOf = (texts: readonly string[], text: string) => texts[numberOf(text) % texts.length] ?? '';

/** @param year of the latest post @returns lines, headings marked with '# ' */
export function resumeOf(name: string, job: string, email: string, year: number): string[] {
  const { posts, skills, degrees } = tradeOf(job);
  const number = numberOf(name);
  const first = number % posts.length;
  const chosen = [...posts.slice(first), ...posts.slice(0, first)];
  let end = year;
  const careers = chosen.flatMap(([post, ...did], index) => {
    const begin = end - 2 - ((number >> index) % 3);
    const lines = ['', `# ${post}`, `${begin} to ${index === 0 ? 'today' : end}`, ...did];
    end = begin;
    return lines;
  });
  return [
    email,
    ...['', '# Profile', `${year - end} years of work, latest as ${chosen[0]?.[0]}`, `Applies for: ${job}`],
    ...careers,
    ...['', '# Skills', skills, '', '# Education', `${oneOf(degrees, name)}, ${end}`],
    ...['', '# Languages', 'English; others on request', '', '# References', 'On request, also from customers'],
  ];
}

export function letterOf(name: string, job: string): string {
  return `${oneOf(tradeOf(job).letters, name)} My resume has the details, and I can start within eight weeks.\n\n${name}`;
}
