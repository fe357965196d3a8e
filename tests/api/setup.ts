import { serverLimits } from '#rooms/platform/contract/limits.ts';

// tests/timing/answer-timing.test.ts measures the steps.
Object.assign(serverLimits, { linkStepMs: 1 });
