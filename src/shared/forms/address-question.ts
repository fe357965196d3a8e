import type { FormErrors } from '@mantine/form';
import { useRef } from 'react';
import { addressTexts } from '../texts/address-texts.ts';

/** Large mail domains, of which the first letters are mistyped or the end is cut most often. */
const largeProviders = [
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.co.in', 'ymail.com', 'rediffmail.com', 'hotmail.com', 'outlook.com'],
  ...['live.com', 'msn.com', 'icloud.com', 'aol.com', 'mail.com', 'email.com', 'proton.me', 'protonmail.com', 'zoho.com', 'gmx.com'],
];

/** With all letters, and without each one. */
const shortened = (text: string) => [text, ...Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1))];

/** @returns undefined unless one letter more, less, other or elsewhere makes a large domain of it */
export function slipQuestion(address: string): string | undefined {
  const [, name, domain = ''] = /^\s*(.+)@([^@\s]+)\s*$/.exec(address.toLowerCase()) ?? [];
  if (largeProviders.includes(domain)) return undefined;
  const meant = largeProviders.find((provider) => shortened(provider).some((one) => shortened(domain).includes(one)));
  return meant && addressTexts.question(`${name}@${meant}`);
}

/** Validates, and asks once about an address. @param field that has it */
export function useAddressQuestion<Values extends Record<string, unknown>>(
  validate: (values: Values) => FormErrors,
  field: string,
  ask: (address: string) => string | undefined = slipQuestion,
) {
  const asked = useRef('');
  return (values: Values): FormErrors => {
    const address = String(values[field]);
    const question = asked.current === address ? undefined : ask(address);
    asked.current = address;
    return { [field]: question, ...validate(values) };
  };
}
