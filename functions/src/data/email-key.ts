/** @returns what identifies a person: the address in lower case, without the tag in `name+tag@example.com` */
export function emailKey(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/^([^+@]+)\+[^@]*@/, '$1@');
}
