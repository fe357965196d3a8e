/** Replaces text nodes, as Chrome's translation does, so that React loses the shown ones. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts as Text[]) {
    if (text.data.trim() === '' || text.parentElement?.closest('[data-translated], script, style')) continue;
    const translated = document.createElement('span');
    translated.dataset['translated'] = '';
    translated.textContent = text.data;
    text.replaceWith(translated);
  }
}
