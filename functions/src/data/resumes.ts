import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { resumesPrefix } from '../contract/endpoints.ts';
import type { Firebase } from './firebase.ts';

/** Where resumes are kept. File names are those that {@link resumeFileName} makes. */
export type ResumeStore = {
  save: (fileName: string, content: Buffer, contentType: string) => Promise<void>;
  /** @returns the content; undefined when there is no such file */
  read: (fileName: string) => Promise<Readable | undefined>;
  /** Nothing happens when there is no such file. */
  remove: (fileName: string) => Promise<void>;
};

/** @returns a stored resume's own name: `{uuid}.{ext}`; nothing of what the applicant called it */
export function resumeFileName(uuid: string, extension: string): string {
  return `${uuid}.${extension}`;
}

/** Whether a text out of a URL can be a stored resume's name. */
export function isResumeFileName(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.(?:pdf|docx?)$/.test(text);
}

/** @returns an application's `resume_path` */
export function resumePath(fileName: string): string {
  return `${resumesPrefix.slice(1)}/${fileName}`;
}

/** @returns the file's name out of an application's `resume_path` */
export function fileNameOf(storedPath: string): string {
  return path.posix.basename(storedPath);
}

/** Resumes in Cloud Storage, below `resumes/`. */
export function bucketResumes(firebase: Firebase): ResumeStore {
  const file = async (fileName: string) => (await firebase.bucket()).file(`resumes/${fileName}`);

  return {
    async save(fileName, content, contentType) {
      await (await file(fileName)).save(content, {
        contentType,
        // One request: at this size the handshake of a resumable upload costs more than it saves.
        resumable: false,
        metadata: { cacheControl: 'private, no-store' },
      });
    },

    async read(fileName) {
      const stored = await file(fileName);
      const [exists] = await stored.exists();
      return exists ? stored.createReadStream() : undefined;
    },

    async remove(fileName) {
      await (await file(fileName)).delete({ ignoreNotFound: true });
    },
  };
}

/** Resumes in a local folder, for a machine that can't run the Storage emulator. */
export function folderResumes(folder: string): ResumeStore {
  const file = (fileName: string) => path.join(folder, fileName);

  return {
    async save(fileName, content) {
      await mkdir(folder, { recursive: true });
      await writeFile(file(fileName), content, { flag: 'wx' });
    },

    async read(fileName) {
      const content = createReadStream(file(fileName));
      try {
        await once(content, 'ready');
        return content;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },

    async remove(fileName) {
      await rm(file(fileName), { force: true });
    },
  };
}
