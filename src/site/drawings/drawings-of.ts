import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';

const files = Object.entries(import.meta.glob<{ drawing: ReactNode }>('./**/*.drawing.tsx'));

/** @returns the drawings of a page, with the names by which it shows them: the files in the folder of its path */
export function drawingsOf(path: string) {
  const folder = path === paths.home ? './home/' : `.${path}/`;
  return files.flatMap(([file, load]) => {
    const name = file.replace(folder, '').replace('.drawing.tsx', '');
    return /[./]/.test(name) ? [] : { name, file, load };
  });
}
