import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileNameOf, folderResumes, isResumeFileName, resumeFileName, resumePath } from './resumes.ts';

const uuid = '3b241101-e2bb-4255-8caf-4136c566a962';

describe('a file name', () => {
  it('is made of id and extension, and can be read from its path', () => {
    const name = resumeFileName(uuid, 'pdf');
    expect(isResumeFileName(name)).toBe(true);
    expect(resumePath(name)).toBe(`uploads/resumes/${uuid}.pdf`);
    expect(fileNameOf(resumePath(name))).toBe(name);
  });

  it.each(['', '..', `../${uuid}.pdf`, `${uuid}.exe`, `${uuid}.pdf/`, `${uuid}.PDF`, `${uuid}.pdf\n`, 'x.pdf'])('is refused: %j', (text) =>
    expect(isResumeFileName(text)).toBe(false),
  );
});

describe('a folder of resumes', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'resumes-'));
  const folder = join(parent, 'made', 'on', 'demand');
  const store = folderResumes(folder);
  afterAll(() => rm(parent, { recursive: true }));

  it('keeps a file until it is removed', async () => {
    await store.save('a.pdf', Buffer.from('content'), 'application/pdf');
    expect((await store.read('a.pdf'))?.toString()).toBe('content');
    await store.remove('a.pdf');
    await store.remove('a.pdf');
    expect(await store.read('a.pdf')).toBeUndefined();
    expect(await readdir(folder)).toEqual([]);
  });

  it('overwrites nothing', async () => {
    await store.save('b.pdf', Buffer.from('first'), 'application/pdf');
    await expect(store.save('b.pdf', Buffer.from('second'), 'application/pdf')).rejects.toThrow('EEXIST');
  });
});
