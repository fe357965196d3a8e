import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumArguments } from './browser/chromium.ts';
import { findChromium, findHeadlessShell, testFonts } from '../local/browsers.ts';
import { Lifetime } from '../local/lifetime.ts';
import { startTestStack } from '../local/commands/site.ts';

/**
 * Starts the local Firebase and Chromium, and puts their addresses into the environment.
 * Only the project `hosting` needs Hosting and Functions.
 * Vitest calls this for each project: only the first call does something.
 */
export default async function setUp({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env['FIRESTORE_EMULATOR_HOST']) return undefined;
  const life = new Lifetime();
  try {
    const isHosted = vitest.projects.some(({ name }) => name === 'hosting');
    Object.assign(process.env, testFonts, await startTestStack(life, 'test', isHosted));
    const executablePath = findHeadlessShell() ?? findChromium();
    if (executablePath !== undefined) {
      // Vitest handles signals.
      const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
      const server = await chromium.launchServer({ executablePath, args: chromiumArguments, ...signals });
      life.defer(() => server.close());
      process.env['BROWSER_URL'] = server.wsEndpoint();
    }
  } catch (error) {
    await life.close();
    throw error;
  }
  return () => life.close();
}
