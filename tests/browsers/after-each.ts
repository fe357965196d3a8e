import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import { browserName } from '../../local/browsers.ts';
import { localFolder } from '../../local/project.ts';
import { driver } from './browser.ts';
import { inPage } from './page.ts';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') {
    const folder = join(localFolder, 'screenshots');
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${process.env[browserName]} ${task.name.replaceAll('/', ' ')}.png`);
    writeFileSync(file, await driver.screenshot());
    const text = await inPage(() => `${location.href}\n${document.body.innerText.slice(0, 1000)}`);
    console.error(`What it looked like: ${file}\n${text}`);
  }
  const complaints = await inPage(() => {
    const complaints = sessionStorage.getItem('complaints') ?? '[]';
    localStorage.clear();
    sessionStorage.clear();
    return JSON.parse(complaints) as string[];
  });
  expect(complaints, 'errors in the console').toEqual([]);
});
