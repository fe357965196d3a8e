import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { served } from './functions/src/contract/served.ts';
import { prerender } from './src/prerender/plugin.ts';

const backend = process.env.HOSTING_URL ?? 'http://127.0.0.1:5000';

/** What the function answers while developing. Pages of postings are not among it: the browser renders them, with hot reload. */
const fromFunction = ['/api', '/.netlify/functions', '/uploads/resumes', served.jobsFeed, served.jobsSitemap];

/** The router's package names its development build for all uses; its production build lies beside it, without the warnings. */
const routerBuild = (file: string) => fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url));

export default defineConfig(({ command }) => ({
  plugins: [react(), prerender()],
  resolve: {
    // The contract lives under functions/, which has a zod of its own.
    dedupe: ['zod'],
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: routerBuild('index.mjs') },
            { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
          ]
        : [],
  },
  server: {
    // What the local Firebase and the builds write there is no source.
    watch: { ignored: ['**/.local/**'] },
    proxy: Object.fromEntries(fromFunction.map((path) => [path, backend])),
  },
}));
