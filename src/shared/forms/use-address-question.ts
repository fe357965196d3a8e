import type { FormErrors } from '@mantine/form';
import { useRef } from 'react';
import { addressTexts } from '../texts/address-texts.ts';
import { likelyAddress } from '../lib/likely-address.ts';

/** Validates, and asks once about an address that looks mistyped. @param field that has it */
export function useAddressQuestion<Values extends Record<string, unknown>>(validate: (values: Values) => FormErrors, field: string) {
  const asked = useRef('');
  return (values: Values): FormErrors => {
    const address = String(values[field]);
    const likely = asked.current === address ? undefined : likelyAddress(address);
    asked.current = address;
    return { [field]: likely && addressTexts.question(likely), ...validate(values) };
  };
}
