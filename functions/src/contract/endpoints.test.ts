import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { fieldsOf, inputSchemas } from '../../../tests/schema-fields.ts';
import { pathologicalTexts } from '../../../tests/pathological-texts.ts';
import { bytesFor, paragraph, requiredLine, text } from '../platform/contract/text.ts';

const longTexts = pathologicalTexts.map(([, make]) => make(200_000));

/** @returns the paths of the fields that take a text of 200,000 bytes */
function unlimitedFields(schema: z.core.$ZodType): string[] {
  return fieldsOf(schema)
    .filter(([, field]) => longTexts.some((value) => z.safeParse(field, value).success))
    .map(([path]) => path);
}

it.each(inputSchemas)('%s refuses a text of 200,000 bytes in any field', (_, schema) => {
  expect(fieldsOf(schema)).not.toEqual([]);
  expect(unlimitedFields(schema)).toEqual([]);
});

it('unlimitedFields finds fields without a limit, and those that are trimmed before it is checked', () => {
  const trimmedFirst = z.string().check(z.trim(), z.maxLength(100));
  const schema = z.object({
    limited: text(100),
    plain: z._default(z.string(), ''),
    trimmedFirst,
    list: z.array(z.object({ item: z.optional(z.string()), limited: paragraph('Item', 100) })),
  });
  expect(unlimitedFields(schema)).toEqual(['plain', 'trimmedFirst', 'list[].item']);
});

describe('a limit in bytes', () => {
  it('leaves room for any text of the longest length', () => {
    for (const character of ['a', 'é', '孔', '𝒳']) {
      expect(requiredLine('Name', 100).safeParse(character.repeat(100)).success).toBe(true);
    }
  });

  it('leaves room for surrounding blanks', () => {
    const name = `${' '.repeat(100)}${'a'.repeat(100)}${' '.repeat(100)}`;
    expect(requiredLine('Name', 100).parse(name)).toBe('a'.repeat(100));
  });

  it('is checked before trimming', () => {
    expect(requiredLine('Name', 100).safeParse(`a${' '.repeat(bytesFor(100))}`).error?.issues).toMatchObject([
      { message: 'Name may have at most 100 characters' },
    ]);
  });
});
