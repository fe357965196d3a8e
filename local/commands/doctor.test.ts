import { expect, test, vi } from 'vitest';
import { main } from './doctor.ts';

test('refuses to send a test mail without a project', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(await main(['--url', 'https://www.example.com', '--test-mail', 'you@example.com'])).toBe(1);
  expect(error).toHaveBeenCalledExactlyOnceWith('A test mail needs a project: name it with --project ID.');
});

test('refuses a URL without a scheme', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(await main(['--url', 'localhost:5000'])).toBe(1);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('[--url URL]'));
});
