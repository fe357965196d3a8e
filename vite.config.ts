import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { served } from './functions/src/contract/paths.ts';
import { prerender } from './src/prerender/plugin.ts';

const backend = process.env.HOSTING_URL ?? 'http://127.0.0.1:5000';

/** Paths that the function serves in development. The dev server renders job pages itself, with hot reload. */
const functionPaths = ['/api', '/.netlify/functions', '/uploads/resumes', served.jobsFeed, served.jobsSitemap, served.jobsText];

/** React Router exports its development build by default. The production build has no warnings. */
const routerBuild = (file: string) => fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url));

export default defineConfig(({ command }) => ({
  plugins: [react(), prerender()],
  resolve: {
    // functions/ has its own zod, which the contract would import.
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
    watch: { ignored: ['**/.local/**'] },
    proxy: Object.fromEntries(functionPaths.map((path) => [path, backend])),
  },
}));
