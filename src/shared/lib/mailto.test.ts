import { describe, expect, it } from 'vitest';
import { mailto, quotation, replySubject } from './mailto.ts';

it('mailto escapes an address and texts', () => {
  expect(mailto('ada@example.com')).toBe('mailto:ada@example.com');
  expect(mailto('a?cc=x&b@example.com')).toBe('mailto:a%3Fcc%3Dx%26b@example.com');
  expect(mailto('ada@example.com', { subject: 'Q & A', body: 'a\nb' })).toBe('mailto:ada@example.com?subject=Q%20%26%20A&body=a%0D%0Ab');
});

it('the subject of a reply does not repeat Re:', () => {
  expect(replySubject('Windchill')).toBe('Re: Windchill');
  expect(replySubject('re: again')).toBe('re: again');
});

describe('a quotation', () => {
  const upTo = (length: number) => (lines: string[]) => lines.join('\n').length <= length;

  it('has all lines, blank ones too', () => {
    expect(quotation('We run version 11.\n\nWhen can you start?', upTo(1900))).toEqual([
      '> We run version 11.',
      '>',
      '> When can you start?',
    ]);
  });

  it('has as many complete lines as fit, and a mark where it is cut', () => {
    const lines = Array.from({ length: 5000 }, (_, number) => `Line ${number}`);
    const quoted = quotation(lines.join('\n'), upTo(1900));
    expect(quoted.slice(0, -1)).toEqual(lines.slice(0, quoted.length - 1).map((line) => `> ${line}`));
    expect(quoted.at(-1)).toBe('> […]');
    expect(quoted.join('\n').length).toBeGreaterThan(1850);
  });
});
