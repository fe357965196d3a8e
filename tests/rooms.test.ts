import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** The most files that a room may have without its tests, and folders that they may lie in. */
const most: Record<string, [files: number, folders: number]> = {
  accounts: [62, 6],
  alerts: [11, 4],
  answers: [30, 4],
  applicant: [26, 4],
  figures: [14, 3],
  interviews: [42, 5],
};

/** Folders of other names that belong to a room. */
const named: Record<string, string> = { accounts: '{accounts,colleagues,session}' };

const rooms = Object.entries(most).map(([room, [mostFiles, mostFolders]]) => {
  const all = globSync(`{functions/src,src/desk,src/site}/${named[room] ?? room}/**/*.{ts,tsx,css}`);
  const files = all.filter((file) => !file.includes('.test.'));
  return { room, files: files.length, folders: new Set(files.map(dirname)).size, mostFiles, mostFolders };
});

// `npm test -- tests/rooms.test.ts --reporter=verbose` prints the table.
test.each(rooms)('$room: $files files of at most $mostFiles, in $folders folders of at most $mostFolders', (room) => {
  expect(room.files).toBeLessThanOrEqual(room.mostFiles);
  expect(room.folders).toBeLessThanOrEqual(room.mostFolders);
});
