import type { ComponentType, ReactNode } from 'react';

export type DrawingLoader = () => Promise<{ Drawing: ComponentType }>;

export type DrawingLoaders = Record<string, DrawingLoader>;

export type Drawings = Record<string, ReactNode>;

/** Reuses the prerendered drawings of the page at `path`, and imports those that it lacks. */
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
