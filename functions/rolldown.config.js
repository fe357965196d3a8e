import { readFileSync } from 'node:fs';

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** Zod is bundled: unbundled, a start reads a hundred files, most of them messages in languages that the site does not use. */
const external = Object.keys(dependencies).filter((name) => name !== 'zod');

export default {
  input: 'src/index.ts',
  platform: 'node',
  external: external.map((name) => new RegExp(`^${name}(/|$)`)),
  output: { dir: 'lib', format: 'esm', chunkFileNames: '[name].js' },
};
