import { expect, test } from 'vitest';
import { main } from './doctor.ts';

test.each([
  [['--url', 'https://www.example.com', '--test-mail', 'you@example.com'], 'A test mail needs a project: name it with --project ID.'],
  [['--url', 'localhost:5000'], '[--url URL]'],
])('refuses %j', async (args, message) => {
  await expect(main(args)).rejects.toThrow(message);
});
