import { useRef } from 'react';
import type { z } from 'zod/mini';
import { addressTexts } from '../texts/address-texts.ts';
import { likelyAddress } from '../lib/likely-address.ts';
import { publicFormValidator } from './use-public-form.ts';

/** @returns what asks once, as a field error, if an address looks mistyped; resending keeps it */
export function useAddressQuestion(): (address: string) => string | undefined {
  const asked = useRef<string>(undefined);
  return (address) => {
    const likely = asked.current === address ? undefined : likelyAddress(address);
    asked.current = address;
    return likely && addressTexts.question(likely);
  };
}

/** As {@link publicFormValidator}, with the question. @param field that has the address */
export function useAddressValidator<Input extends Record<string, unknown>>(
  schema: z.ZodMiniType<unknown, Input>,
  captchaRequired: string,
  field = 'email',
) {
  const questionAbout = useAddressQuestion();
  const validate = publicFormValidator(schema, captchaRequired);
  return (values: Parameters<typeof validate>[0]) => ({ [field]: questionAbout(String(values[field])), ...validate(values) });
}
