import type { Manifest } from 'vite';

/**
 * What the given sources need in the browser, read off the client build's manifest.
 * @param sources paths from the project's root, as in the manifest's keys; their order is kept
 * @throws {Error} when the build holds no such source
 */
export function assetsOf(manifest: Manifest, sources: string[]): { modules: string[]; styles: string[] } {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The client build holds no ${key}`);
    modules.add(`/${chunk.file}`);
    // What a chunk imports is styled before it, so that its own rules win.
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => styles.add(`/${file}`));
  };
  sources.forEach(visit);
  return { modules: [...modules], styles: [...styles] };
}
