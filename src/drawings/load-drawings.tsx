import type { ComponentType, ReactNode } from 'react';

/** Imports a drawing from its module. */
export type DrawingLoader = () => Promise<{ Drawing: ComponentType }>;

/** The loaders of a page's drawings, by name. */
export type DrawingLoaders = Record<string, DrawingLoader>;

export type Drawings = Record<string, ReactNode>;

/**
 * Loads the drawings of the page at `path`. If the visitor opened the page directly, this reuses the prerendered markup. The code of the
 * drawings loads only when the visitor comes from another page.
 */
export async function loadDrawings(path: string, loaders: DrawingLoaders): Promise<Drawings> {
  const drawings = Object.entries(loaders).map(async ([name, load]) => {
    const id = `${path}#${name}`;
    const prerendered = typeof document === 'undefined' ? null : document.querySelector(`[data-drawing="${id}"]`);
    if (prerendered) return [name, <div key={name} data-drawing={id} dangerouslySetInnerHTML={{ __html: prerendered.innerHTML }} />];
    const { Drawing } = await load();
    return [
      name,
      <div key={name} data-drawing={id}>
        <Drawing />
      </div>,
    ];
  });
  return Object.fromEntries(await Promise.all(drawings)) as Drawings;
}
