const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** @param html of a text within a line */
export function paragraphsHtml(text: string, html = escapeMarkup): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${html(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
