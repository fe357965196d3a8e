/** Identifies a person: the normalised address without the tag in `name+tag@example.com`. */
export function emailKey(address: string): string {
  return address.replace(/^([^+@]+)\+[^@]*@/, '$1@');
}

/** One mailbox of Gmail has thousands of addresses, since it ignores dots, and a second domain. */
export function mailboxOf(address: string): string {
  return emailKey(address).replace(/^(.*)@(?:gmail|googlemail)\.com$/, (_, name: string) => `${name.replaceAll('.', '')}@gmail.com`);
}

/** @returns the key of an applicant, whom nobody else is without an address */
export function personKey({ id, applicant_email }: { id: string; applicant_email: string }): string {
  return emailKey(applicant_email) || id;
}
