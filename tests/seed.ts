/** Seeds random test data. `npm test -- --all` sets `TEST_SEED`, unless it is set, at random. */
export const testSeed = Number(process.env['TEST_SEED'] ?? 1);
