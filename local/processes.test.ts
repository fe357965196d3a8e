import { expect, test } from 'vitest';
import { Lifetime } from './lifetime.ts';
import { startServer } from './processes.ts';

test('fails when a server exits before it is ready', async () => {
  const options = { name: 'The server', readyLine: 'Listening', seeAlso: 'server.log', onLine: () => undefined };
  const started = startServer(new Lifetime(), ['-e', 'process.exit(3)'], options);
  await expect(started).rejects.toThrow('The server ended unexpectedly (3). See server.log.');
});
