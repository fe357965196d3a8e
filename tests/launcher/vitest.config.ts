import { defineConfig } from 'vitest/config';
import { root } from '../../local/project.ts';

/** The launcher's tests start whole stacks: apart from the others, and one file after the other. */
export default defineConfig({
  root,
  test: {
    name: 'launcher',
    environment: 'node',
    include: ['tests/launcher/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
});
