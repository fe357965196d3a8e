import { afterAll } from 'vitest';
import { browserName, headless } from '../../local/browsers.ts';
import { launchChromium } from './chromium.ts';
import { openDesktop } from './desktop.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebKit } from './webkit.ts';

const launchers = { chromium: launchChromium, 'chromium-window': launchChromium, firefox: launchFirefox, webkit: launchWebKit };
const name = process.env[browserName] as keyof typeof launchers;

export const desktop = await openDesktop(name !== headless);
afterAll(() => desktop.close());

/** The browser of this test file. */
export const driver = await launchers[name](desktop);
afterAll(() => driver.close());
