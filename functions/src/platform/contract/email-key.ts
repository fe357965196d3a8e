/** Identifies a person: the normalised address without the tag in `name+tag@example.com`. */
export function emailKey(address: string): string {
  return address.replace(/^([^+@]+)\+[^@]*@/, '$1@');
}

/** @returns the key of an applicant, whom nobody else is without an address */
export function personKey({ id, applicant_email }: { id: string; applicant_email: string }): string {
  return emailKey(applicant_email) || id;
}
