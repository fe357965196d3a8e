/** What random test data begins with: the same in each quick run, another in each exhaustive one. `TEST_SEED` repeats a run. */
export const testSeed = Number(process.env['TEST_SEED'] ?? 1);
