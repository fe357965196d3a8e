import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { fontStylesheet } from '../content/fonts.ts';
import { colorSchemeKey } from '../lib/color-scheme-key.ts';
import type { BootScript } from './page-html.ts';

/** @returns the inline start script; the hash of its code is in the content security policy */
export async function readBootScript(root: string): Promise<BootScript> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: path.join(root, 'src/boot.js'), output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return { code: built.output[0].code.trim(), fontStylesheet, colorSchemeKey };
}
