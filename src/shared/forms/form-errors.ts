import { texts } from '#rooms/platform/contract/texts.ts';

type FieldProps = { inputProps: { error?: unknown }; field: unknown };

/**
 * Replaces the error of a blank required field, which a notice shows once for the whole form.
 * @param blank what to enter, by field; a field without a text is only marked as invalid
 */
export function explainBlankFields(blank: Partial<Record<string, string>>) {
  return ({ inputProps, field }: FieldProps) =>
    inputProps.error === texts.requiredFields ? { error: blank[String(field)] ?? true } : undefined;
}

export const markBlankFields = explainBlankFields({});
