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
    console.error(`What it looked like: ${file}`);
  }
  const complaints = await inPage(() => {
    const complaints = sessionStorage.getItem('complaints') ?? '[]';
    localStorage.clear();
    sessionStorage.clear();
    return JSON.parse(complaints) as string[];
  });
  expect(complaints, 'errors in the console').toEqual([]);
});
