/** Identifies a person: the normalised address without the tag in `name+tag@example.com`. */
export function emailKey(address: string): string {
  return address.replace(/^([^+@]+)\+[^@]*@/, '$1@');
}
