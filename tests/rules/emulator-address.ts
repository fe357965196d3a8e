/** @param variable the environment variable that holds `host:port` @throws if it is not set */
export function emulatorAddress(variable: string): { host: string; port: number } {
  const value = process.env[variable];
  const [host, port] = value?.split(':') ?? [];
  if (!host || !port)
    throw new Error(`${variable} is not set. Run these tests with npm test. If that fails too, npm run doctor says what is missing.`);
  return { host, port: Number(port) };
}
