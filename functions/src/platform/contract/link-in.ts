/** @returns the first link in a place, and the text around it; undefined without one */
export function linkIn(place: string): { before: string; link: string; after: string } | undefined {
  for (const { 0: found, index } of place.matchAll(/\bhttps?:\/\/[^\s<>"“”]+/gi)) {
    let link = found;
    while (endsText(link)) link = link.slice(0, -1);
    if (URL.canParse(link)) return { before: place.slice(0, index), link, after: place.slice(index + link.length) };
  }
  return undefined;
}

/** @returns whether the last character belongs to the text around a link, as a bracket */
function endsText(link: string): boolean {
  return /[.,;:!?'\]}…]$/.test(link) || (link.endsWith(')') && link.split(')').length > link.split('(').length);
}
