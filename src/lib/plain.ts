/** @returns a text as it is searched, without case and accents: whoever types 'Zurich' means 'Zürich' too */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');
}
