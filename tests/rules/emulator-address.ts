/**
 * Where an emulator listens.
 * @param variable the environment variable that names it as `host:port`
 * @throws when it isn't set: these tests need the emulators, which `npm test` starts
 */
export function emulatorAddress(variable: string): { host: string; port: number } {
  const value = process.env[variable];
  const [host, port] = value?.split(':') ?? [];
  if (!host || !port)
    throw new Error(`${variable} is not set: run these tests by npm test; npm run doctor says whether it can start that emulator`);
  return { host, port: Number(port) };
}
