/** @param variable holds `host:port` @throws if it is not set */
export function emulatorAddress(variable: string): { host: string; port: number } {
  const value = process.env[variable];
  const [host, port] = value?.split(':') ?? [];
  if (!host || !port)
    throw new Error(`${variable} is not set: run these tests by npm test; npm run doctor says whether it can start that emulator`);
  return { host, port: Number(port) };
}
