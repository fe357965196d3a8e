import type { FormErrors } from '@mantine/form';
import { useRef } from 'react';
import { addressTexts } from '../texts/address-texts.ts';
import { likelyAddress } from '../lib/likely-address.ts';

/** @returns a validation that also asks once if an address looks mistyped; resending keeps it @param field that has it */
export function useAddressQuestion<Values extends Record<string, unknown>>(validate: (values: Values) => FormErrors, field = 'email') {
  const asked = useRef('');
  return (values: Values): FormErrors => {
    const address = String(values[field]);
    const likely = asked.current === address ? undefined : likelyAddress(address);
    asked.current = address;
    return { [field]: likely && addressTexts.question(likely), ...validate(values) };
  };
}
