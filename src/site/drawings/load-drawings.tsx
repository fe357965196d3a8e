import type { ReactNode } from 'react';

export type DrawingModule = { drawing: ReactNode };

/** The imports of a page's drawings, by their names in its component. */
export type DrawingLoaders = Record<string, (() => Promise<DrawingModule>) | undefined>;

export type Drawings = Record<string, ReactNode>;

/** Reuses the prerendered drawings of the page at `path`, and imports those that it lacks. */
export async function loadDrawings(path: string, loaders: DrawingLoaders): Promise<Drawings> {
  const drawings = Object.entries(loaders).map(
    async ([name, load]) => [name, load && (await loadDrawing(`${path}#${name}`, load))] as const,
  );
  return Object.fromEntries(await Promise.all(drawings));
}

async function loadDrawing(id: string, load: () => Promise<DrawingModule>): Promise<ReactNode> {
  const prerendered = typeof document === 'undefined' ? null : document.querySelector(`[data-drawing="${id}"]`);
  if (prerendered) return <div data-drawing={id} dangerouslySetInnerHTML={{ __html: prerendered.innerHTML }} />;
  return <div data-drawing={id}>{(await load()).drawing}</div>;
}
