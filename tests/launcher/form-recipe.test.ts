import { createServer } from 'node:http';
import { rmSync } from 'node:fs';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { inProject } from '../../local/project.ts';
import { paths } from '../../src/paths.ts';
import { launchBrowser } from '../browser/chromium.ts';
import { serveSite, urlOf } from '../browser/site-server.ts';

test('a form made by its recipe builds, and its page loads', async () => {
  // Kept afterwards: the server may still read a file when the browser has gone.
  const [site = '', pages = ''] = ['site', 'pages'].map((name) => inProject('.local/form-recipe', name));
  for (const folder of [site, pages]) rmSync(folder, { recursive: true, force: true });
  await execa('node', ['node_modules/vite/bin/vite.js', 'build', '--config', 'tests/launcher/form-recipe.config.ts', '--outDir', site], {
    env: { NODE_ENV: 'production', PAGES_FOLDER: pages },
  });

  const nowhere = 'http://127.0.0.1:1';
  const server = await serveSite({ folder: site, captchaUrl: nowhere, authUrl: nowhere, api: createServer() });
  const browser = await launchBrowser();
  onTestFinished(async () => {
    await browser.close();
    server.close().closeAllConnections();
  });
  const page = await browser.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(urlOf(server) + paths.contact);
  // The notice is React's: the prerendered form has none.
  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('region', { name: 'A demo' }).getByRole('alert').first().waitFor();
  expect(errors).toEqual([]);
});
