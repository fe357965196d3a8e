/** @param variable the environment variable `host:port` of an emulator, which `npm test` starts @throws if it is not set */
export function emulatorAddress(variable: string): { host: string; port: number } {
  const value = process.env[variable];
  const [host, port] = value?.split(':') ?? [];
  if (!host || !port)
    throw new Error(`${variable} is not set: run these tests by npm test; npm run doctor says whether it can start that emulator`);
  return { host, port: Number(port) };
}
