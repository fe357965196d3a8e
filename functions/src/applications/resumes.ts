import path from 'node:path';
import { resumesPrefix } from '../platform/contract/endpoint.ts';
import { codeOf } from '../platform/errors.ts';
import type { Firebase } from '../platform/firestore/firebase.ts';

export type StoredFile = { fileName: string; savedAt: Date };

export function resumeFileName(uuid: string, extension: string): string {
  return `${uuid}.${extension}`;
}

export function isResumeFileName(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.(?:pdf|docx?)$/.test(text);
}

export function resumePath(fileName: string): string {
  return `${resumesPrefix.slice(1)}/${fileName}`;
}

/** For the files of a mailed message. Clean-up leaves it; it is removed with its application. */
export function mailedFolder(application: string, entry: string): string {
  return `${application}/${entry}/`;
}

export function fileNameOf(storedPath: string): string {
  return path.posix.basename(storedPath);
}

export type ResumeStore = ReturnType<typeof resumeStore>;

export function resumeStore(firebase: Firebase) {
  const prefix = 'resumes/';
  const file = async (fileName: string) => (await firebase.bucket()).file(prefix + fileName);
  const remove = async (fileName: string) => void (await (await file(fileName)).delete({ ignoreNotFound: true }));
  const removeAll = async (folder: string) => (await firebase.bucket()).deleteFiles({ prefix: prefix + folder, force: true });

  return {
    async save(fileName: string, content: Buffer, contentType: string) {
      try {
        const target = await file(fileName);
        await target.save(content, {
          contentType,
          // At this size, a resumable upload costs more than it saves.
          resumable: false,
          // Every name is new. The library retries only with a precondition.
          preconditionOpts: { ifGenerationMatch: 0 },
          metadata: { cacheControl: 'private, no-store' },
        });
      } catch (error) {
        // The library has repeated an attempt that had stored the file, as names are random.
        if (codeOf(error) !== 412) throw error;
      }
    },

    async read(fileName: string): Promise<Buffer | undefined> {
      try {
        const [content] = await (await file(fileName)).download();
        return content;
      } catch (error) {
        if (codeOf(error) === 404) return undefined;
        throw error;
      }
    },

    /** Whether the malware scanner (docs/deployment.md) emptied the file. @throws without one */
    async isRemoved(fileName: string) {
      const [metadata] = await (await file(fileName)).getMetadata();
      return metadata.metadata?.['removed-by'] === 'scanner';
    },

    remove,
    removeAll,

    /** Removes the files of an application. @param resume_path of its resume, or blank */
    async removeOf(id: string, resume_path: string) {
      if (resume_path) await remove(fileNameOf(resume_path));
      await removeAll(`${id}/`);
    },

    /** @param resume_path of its resume, or blank @returns the names of an application's files */
    async namesOf(id: string, resume_path: string): Promise<string[]> {
      const [files] = await (await firebase.bucket()).getFiles({ prefix: `${prefix}${id}/` });
      return [...(resume_path ? [fileNameOf(resume_path)] : []), ...files.map(({ name }) => name.slice(prefix.length))];
    },

    /** In order of names. Returns fewer than `limit` only at the end. */
    async list(after = '', limit: number) {
      const found: StoredFile[] = [];
      const query = { prefix, startOffset: prefix + after };
      const files: AsyncIterable<Awaited<ReturnType<typeof file>>> = (await firebase.bucket()).getFilesStream(query);
      for await (const { name, metadata } of files) {
        const fileName = name.slice(prefix.length);
        // The answer includes the file at the offset, and the emulator ignores offsets.
        if (!isResumeFileName(fileName) || fileName <= after) continue;
        found.push({ fileName, savedAt: new Date(metadata.timeCreated ?? Number.NaN) });
        if (found.length === limit) break;
      }
      return found;
    },
  };
}
