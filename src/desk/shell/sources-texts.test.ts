import { expect, test } from 'vitest';
import { sourceName } from './sources-texts.ts';

test.each([
  ['linkedin', 'LinkedIn'],
  ['newsletter', 'Newsletter'],
  ['jobs.example.org', 'Jobs.example.org'],
  ['constructor', 'Constructor'],
  ['', ''],
])('calls the source %j %j', (source, name) => expect(sourceName(source)).toBe(name));
