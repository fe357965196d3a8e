import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { fieldsOf, inputSchemas } from '../../../tests/schema-fields.ts';
import { pathologicalTexts } from '../../../tests/pathological-texts.ts';
import { bytesFor, requiredLine } from '../platform/contract/text.ts';

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
