import { readFileSync } from 'node:fs';

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** Packages that each start loads: in the bundle, their many files need not be found one by one. */
const bundled = ['ipaddr.js', 'zod'];

const external = Object.keys(dependencies).filter((name) => !bundled.includes(name));

export default {
  input: 'src/index.ts',
  platform: 'node',
  external: external.map((name) => new RegExp(`^${name}(/|$)`)),
  output: {
    dir: 'lib',
    format: 'esm',
    chunkFileNames: '[name].js',
    // What visitors' first call needs is one file: dozens would be found and read one after another.
    codeSplitting: { groups: [{ name: 'visitors', test: /src[\\/]public-calls\.ts$/ }] },
  },
};
