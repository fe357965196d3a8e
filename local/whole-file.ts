import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file so that whoever reads it finds the old text or the new one, whole: also where this process is killed meanwhile.
 * @param temporary where the text is written first, on the same file system
 */
export function writeWhole(path: string, text: string, temporary = `${path}.${process.pid}`): void {
  writeFileSync(temporary, text);
  renameSync(temporary, path);
}
