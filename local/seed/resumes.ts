import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

type Trade = { skills: string; degrees: string[]; letters: string[]; posts: { title: string; did: string[] }[] };

/** What the applicants of each job write. */
const trades = JSON.parse(readFileSync(new URL('trades.json', import.meta.url), 'utf8')) as Partial<Record<string, Trade>>;

/** @throws {Error} for a job that nobody applies for */
function tradeOf(job: string): Trade {
  const trade = trades[job];
  if (!trade) throw new Error(`trades.json lacks ${job}`);
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
  const careers = chosen.flatMap(({ title, did }, index) => {
    const begin = end - 2 - ((number >> index) % 3);
    const lines = ['', `# ${title}`, `${begin} to ${index === 0 ? 'today' : end}`, ...did];
    end = begin;
    return lines;
  });
  return [
    email,
    ...['', '# Profile', `${year - end} years of work, latest as ${chosen[0]?.title}`, `Applies for: ${job}`],
    ...careers,
    ...['', '# Skills', skills, '', '# Education', `${oneOf(degrees, name)}, ${end}`],
    ...['', '# Languages', 'English; others on request', '', '# References', 'On request, also from customers'],
  ];
}

export function letterOf(name: string, job: string): string {
  return `${oneOf(tradeOf(job).letters, name)} My resume has the details, and I can start within eight weeks.\n\n${name}`;
}
