import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { version as pdfVersion } from 'pdfjs-dist/package.json' with { type: 'json' };
import { defineConfig, type Plugin } from 'vite';
import { served } from './functions/src/platform/contract/paths.ts';
import { pdfFilesFolder } from './src/desk/review/pdf/files.ts';
import { acyclicChunks } from './src/prerender/acyclic-chunks.ts';
import { prerender } from './src/prerender/plugin.ts';
import { themeCss } from './src/prerender/theme-css.ts';

const backend = process.env.HOSTING_URL ?? 'http://127.0.0.1:5000';

/** Paths that the dev server leaves to the functions. Job pages it renders itself. */
const functionPaths = ['/api', '/.netlify/functions', '/uploads/resumes', '/calendar', served.jobsFeed, served.jobsSitemap];

/** React Router exports its development build by default. The production build has no warnings. */
const routerBuild = (file: string) => fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url));

/** Copies what pdf.js fetches by name: character maps, fonts, a decoder without WebAssembly. */
function pdfFiles(): Plugin {
  const isUsed = (file: string) => /^(cmaps|standard_fonts)\/[^/]+\.\w+$|_nowasm_fallback\.js$/.test(file);
  return {
    name: 'site:pdf-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const file of readdirSync('node_modules/pdfjs-dist', { encoding: 'utf8', recursive: true }).filter(isUsed)) {
        const fileName = `${pdfFilesFolder(pdfVersion)}/${file}`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(`node_modules/pdfjs-dist/${file}`) });
      }
    },
  };
}

/** Has pdf.js read each picture by what pdf-worker.ts defines: its build exports no class of it. */
function pdfPictures(): Plugin {
  const reading = /\b((?:this\.)?image)\.getImageData\(/g;
  return {
    name: 'site:pdf-pictures',
    transform(code, id) {
      if (!/pdf.*worker.*mjs/.test(id)) return undefined;
      if (code.match(reading)?.length !== 2) throw new Error('pdf.js reads pictures in other places');
      return { code: code.replace(reading, 'readPicture($1, '), map: null };
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [react(), themeCss(), prerender(), acyclicChunks(), pdfFiles(), pdfPictures()],
  worker: { plugins: () => [pdfPictures()] },
  // Short class names make HTML and CSS 3 % smaller.
  css: { modules: { generateScopedName: command === 'build' ? '[hash:base64:5]' : undefined } },
  resolve: {
    // The contract is in functions/, and would otherwise import the zod of that package.
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
