import { readFileSync } from 'node:fs';

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** All packages but Zod, which would make each start of a function read a hundred files, most of them messages in unused languages. */
const external = Object.keys(dependencies).filter((name) => name !== 'zod');

export default {
  input: 'src/index.ts',
  platform: 'node',
  external: external.map((name) => new RegExp(`^${name}(/|$)`)),
  output: { dir: 'lib', format: 'esm', chunkFileNames: '[name].js' },
};
