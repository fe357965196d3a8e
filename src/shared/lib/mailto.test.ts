import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../../tests/timing.ts';
import { mailto, mailtoReply } from './mailto.ts';

const original = {
  address: 'ada@example.com',
  subject: 'Windchill & more',
  text: 'We run version 11.\n\nWhen can you start?',
  introduction: 'Ada wrote:',
};

const bodyOf = (url: string) => new URL(url).searchParams.get('body');

it('mailto escapes an address', () => {
  expect(mailto('ada@example.com')).toBe('mailto:ada@example.com');
  expect(mailto('a?cc=x&b@example.com')).toBe('mailto:a%3Fcc%3Dx%26b@example.com');
});

describe('a reply', () => {
  it('has the subject and the quoted text', () => {
    const url = mailtoReply(original);
    expect(url.startsWith('mailto:ada@example.com?subject=Re%3A%20Windchill%20%26%20more&body=')).toBe(true);
    expect(bodyOf(url)).toBe('\r\n\r\nAda wrote:\r\n> We run version 11.\r\n>\r\n> When can you start?');
  });

  it('does not repeat Re:', () => {
    expect(new URL(mailtoReply({ ...original, subject: 're: again' })).searchParams.get('subject')).toBe('re: again');
  });

  it.each([
    ['many lines', 'line\n'.repeat(2000)],
    ['one long line', 'word '.repeat(2000)],
    ['one long word', 'w'.repeat(10_000)],
    ['nothing but line ends', '\n'.repeat(10_000)],
    ['another script', 'வணக்கம் '.repeat(1000)],
  ])('to %s is no longer than mail programs accept', (_, text) => {
    expect(mailtoReply({ ...original, text }).length).toBeLessThanOrEqual(1900);
  });

  it.each(['a\n', '\n', 'a', 'a ', ' ', 'வ ', `${'a'.repeat(72)} `])('to a long message of %j takes linear time', async (unit) => {
    const sizes = [625, 1250, 2500, 5000, 10_000] as const;
    await expectLinear('mailtoReply', (size) => () => mailtoReply({ ...original, text: unit.repeat(size / unit.length) }), sizes);
  });

  it('quotes as many complete lines as fit', () => {
    const lines = Array.from({ length: 5000 }, (_, number) => `Line ${number}`);
    const url = mailtoReply({ ...original, text: lines.join('\n') });
    const quoted = bodyOf(url)?.split('\r\n').slice(3, -1) ?? [];
    expect(quoted).toEqual(lines.slice(0, quoted.length).map((line) => `> ${line}`));
    expect(url.length).toBeGreaterThan(1850);
  });

  it('marks where the quotation was cut', () => {
    const body = bodyOf(mailtoReply({ ...original, text: 'word '.repeat(2000) }));
    expect(body).toMatch(/> word word.*\r\n> \[…\]$/s);
  });
});
