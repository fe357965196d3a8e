import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** @returns a new folder, which is removed when the test ends */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
