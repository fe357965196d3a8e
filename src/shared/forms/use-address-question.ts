import { useRef } from 'react';
import { addressTexts } from '../texts/address-texts.ts';
import { likelyAddress } from '../lib/likely-address.ts';

/** @returns what asks once, as a field error, if an address looks mistyped; resending keeps it */
export function useAddressQuestion(): (address: string) => { applicant_email?: string } {
  const asked = useRef<string>(undefined);
  return (address) => {
    const likely = asked.current === address ? undefined : likelyAddress(address);
    asked.current = address;
    return likely ? { applicant_email: addressTexts.question(likely) } : {};
  };
}
