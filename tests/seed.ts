/** Seeds random test data. `npm test -- --all` sets `TEST_SEED` to a random number, unless it is set already. */
export const testSeed = Number(process.env['TEST_SEED'] ?? 1);
