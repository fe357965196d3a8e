import fc from 'fast-check';
import { afterEach, vi } from 'vitest';
import { testSeed } from './seed.ts';

fc.configureGlobal({ seed: testSeed });

afterEach(() => void vi.useRealTimers());
