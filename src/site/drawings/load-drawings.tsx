import type { ReactNode } from 'react';

export type Drawings = Record<string, ReactNode>;

/** The path of the page that was opened directly, whose markup the document has. */
const opened = typeof document !== 'undefined' && document.querySelector('#root > *') ? location.pathname : undefined;

/** Reuses the drawings of the page at `path` if the document has them, and imports them otherwise. */
export async function loadDrawings(path: string): Promise<Drawings> {
  const drawings: Drawings = {};
  if (path === opened) {
    for (const { dataset, innerHTML } of document.querySelectorAll<HTMLElement>('[data-drawing]')) {
      const { drawing: name = '' } = dataset;
      drawings[name] = <div data-drawing={name} dangerouslySetInnerHTML={{ __html: innerHTML }} />;
    }
    return drawings;
  }
  const { drawingsOf } = await import('./drawings-of.ts');
  const loads = drawingsOf(path).map(async ({ name, load }) => {
    drawings[name] = <div data-drawing={name}>{(await load()).drawing}</div>;
  });
  await Promise.all(loads);
  return drawings;
}
