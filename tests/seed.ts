/** Seeds random test data. Exhaustive runs set `TEST_SEED`. */
export const testSeed = Number(process.env['TEST_SEED'] ?? 1);
