import { afterAll } from 'vitest';
import { browserName, headless } from '../../local/browsers.ts';
import { openDesktop } from './desktop.ts';
import { launchChromium, launchFirefox } from './puppeteer.ts';
import { launchWebKit } from './webkit.ts';

const launchers = { chromium: launchChromium, 'chromium-window': launchChromium, firefox: launchFirefox, webkit: launchWebKit };
const name = process.env[browserName] as keyof typeof launchers;

export const desktop = await openDesktop(name !== headless);
afterAll(() => desktop.close());

/** The browser of this test file. */
export const driver = await launchers[name](desktop);
afterAll(() => driver.close());
