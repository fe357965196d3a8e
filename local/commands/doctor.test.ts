import { expect, test, vi } from 'vitest';
import { main } from './doctor.ts';

test.each([
  [['--url', 'https://www.example.com', '--test-mail', 'you@example.com'], 'A test mail needs a project: name it with --project ID.'],
  [['--url', 'localhost:5000'], '[--url URL]'],
])('refuses %j', async (args, message) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(await main(args)).toBe(1);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(message));
});
