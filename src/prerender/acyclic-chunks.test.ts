import { build } from 'vite';
import { expect, test } from 'vitest';
import { acyclicChunks } from './acyclic-chunks.ts';

/** Builds modules of which each group of names becomes a chunk. @param modules what each imports */
function buildChunks(modules: Record<string, string[]>, groups: string[][]) {
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      acyclicChunks(),
      {
        name: 'test:modules',
        enforce: 'pre',
        resolveId: (id) => (id in modules ? id : null),
        load: (id) => `${(modules[id] ?? []).map((name) => `import '${name}';`).join('')} console.log('${id}');`,
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: 'page',
        output: {
          chunkFileNames: '[name].js',
          codeSplitting: {
            groups: groups.map((names) => ({
              name: names.join('-'),
              test: (id: string) => names.includes(id),
              includeDependenciesRecursively: false,
            })),
          },
        },
      },
    },
  });
}

const modules = { page: ['a', 'c'], a: ['b'], b: [], c: ['d'], d: [], e: [] };

test.each([
  [
    'two chunks',
    modules,
    [
      ['a', 'd'],
      ['b', 'c'],
    ],
    /a-d\.js → b-c\.js → a-d\.js/,
  ],
  ['three chunks', { ...modules, d: ['e'] }, [['a', 'e'], ['b', 'c'], ['d']], /a-e\.js → b-c\.js → d\.js → a-e\.js/],
])('%s that import each other fail the build, which names them', async (_, imports, groups, names) => {
  await expect(buildChunks(imports, groups)).rejects.toThrow(names);
});

test('chunks that share another one do not', async () => {
  await buildChunks({ ...modules, a: ['e'], c: ['e'] }, [['a'], ['c'], ['e']]);
});
