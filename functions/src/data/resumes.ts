import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { resumesPrefix } from '../contract/endpoints.ts';
import type { Firebase } from './firebase.ts';

/** A resume in the store, whether or not an application names it. */
export type StoredFile = {
  fileName: string;
  savedAt: Date;
  /** Whether it is what the malware scanner has left in the place of a file. */
  removed: boolean;
};

/** Where resumes are kept. File names are those that {@link resumeFileName} makes. */
export type ResumeStore = {
  save: (fileName: string, content: Buffer, contentType: string) => Promise<void>;
  /** @returns the content, whole: half a file could not be taken back. Undefined when there is no such file */
  read: (fileName: string) => Promise<Buffer | undefined>;
  /** Whether the malware scanner has removed the file, and left an empty one in its place. */
  isRemoved: (fileName: string) => Promise<boolean>;
  /** Nothing happens when there is no such file. */
  remove: (fileName: string) => Promise<void>;
  /**
   * @param after the name that the page before ended with; none for the first page
   * @returns files by name, upwards; fewer than `limit` only at the end
   */
  list: (after: string | undefined, limit: number) => Promise<StoredFile[]>;
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
  const prefix = 'resumes/';
  const file = async (fileName: string) => (await firebase.bucket()).file(prefix + fileName);

  return {
    async save(fileName, content, contentType) {
      try {
        await (
          await file(fileName)
        ).save(content, {
          contentType,
          // One request: at this size the handshake of a resumable upload costs more than it saves.
          resumable: false,
          // The name is new. Saying so lets the library try again by itself, when a connection kept open turns out to be closed.
          preconditionOpts: { ifGenerationMatch: 0 },
          metadata: { cacheControl: 'private, no-store' },
        });
      } catch (error) {
        // It is there already: a try of ours whose answer got lost has stored it. Nobody else has this name, which is random,
        // and Storage keeps files whole or not at all.
        if (!hasCode(error, 412)) throw error;
      }
    },

    async read(fileName) {
      try {
        const [content] = await (await file(fileName)).download();
        return content;
      } catch (error) {
        if (hasCode(error, 404)) return undefined;
        throw error;
      }
    },

    async isRemoved(fileName) {
      const [metadata] = await (await file(fileName)).getMetadata();
      return isScannersMark(metadata);
    },

    async remove(fileName) {
      await (await file(fileName)).delete({ ignoreNotFound: true });
    },

    async list(after, limit) {
      const bucket = await firebase.bucket();
      const found: StoredFile[] = [];
      let pageToken: string | undefined;
      do {
        const [files, next] = await bucket.getFiles({
          prefix,
          maxResults: limit,
          autoPaginate: false,
          ...(pageToken !== undefined && { pageToken }),
          ...(after !== undefined && { startOffset: prefix + after }),
        });
        const stored = files.map(({ name, metadata }) => ({
          fileName: name.slice(prefix.length),
          savedAt: new Date(metadata.timeCreated ?? Number.NaN),
          removed: isScannersMark(metadata),
        }));
        // The offset itself is in the answer, and the emulator heeds no offset.
        found.push(...stored.filter(({ fileName }) => isResumeFileName(fileName) && (after === undefined || fileName > after)));
        pageToken = pageTokenOf(next);
      } while (found.length < limit && pageToken !== undefined);
      return found.slice(0, limit);
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
      try {
        return await readFile(file(fileName));
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return undefined;
        throw error;
      }
    },

    isRemoved: () => Promise.resolve(false),

    async remove(fileName) {
      await rm(file(fileName), { force: true });
    },

    async list(after, limit) {
      await mkdir(folder, { recursive: true });
      const names = (await readdir(folder)).filter((name) => isResumeFileName(name) && (after === undefined || name > after));
      const page = names.sort().slice(0, limit);
      return Promise.all(page.map(async (fileName) => ({ fileName, savedAt: (await stat(file(fileName))).mtime, removed: false })));
    },
  };
}

/** docs/deployment.md tells how the scanner leaves this mark. */
function isScannersMark({ metadata }: { metadata?: Record<string, unknown> }): boolean {
  return metadata?.['removed-by'] === 'scanner';
}

function hasCode(error: unknown, code: string | number): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** The next page's token, out of the query that the SDK gives for it. */
function pageTokenOf(query: unknown): string | undefined {
  if (typeof query !== 'object' || query === null || !('pageToken' in query)) return undefined;
  return typeof query.pageToken === 'string' ? query.pageToken : undefined;
}
