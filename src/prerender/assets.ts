import type { Manifest } from 'vite';

/** @returns the URLs of the scripts and styles of these sources and of their static imports */
export function assetsOf(manifest: Manifest, sources: string[]): { modules: string[]; styles: string[] } {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The client build does not contain ${key}`);
    modules.add(`/${chunk.file}`);
    // The styles of a chunk's imports come first, so that its own rules win.
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => styles.add(`/${file}`));
  };
  sources.forEach(visit);
  return { modules: [...modules], styles: [...styles] };
}
