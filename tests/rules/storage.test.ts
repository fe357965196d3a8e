import { readFile } from 'node:fs/promises';
import { assertFails, initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  listAll,
  ref,
  type StorageReference,
  updateMetadata,
  uploadBytes,
  uploadString,
} from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { identities } from './identities.ts';

const resume = new TextEncoder().encode('%PDF-1.7 somebody else’s resume');
const pdf = { contentType: 'application/pdf' };

/** A resume, and files outside its folder. */
const paths = ['resumes/existing.pdf', 'existing.pdf', 'other/deep/existing.pdf'];

const withoutRules = process.env['WITHOUT_STORAGE_RULES'] === 'true';

let environment: RulesTestEnvironment;

beforeEach(({ skip }) => {
  skip(withoutRules, 'the rules runtime of the Storage emulator could not be downloaded');
});

beforeAll(async () => {
  if (withoutRules) return;
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-storage',
    storage: { rules: await readFile('storage.rules', 'utf8') },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    await Promise.all(paths.map((path) => uploadBytes(ref(context.storage(), path), resume, pdf)));
  });
});

afterAll(async () => {
  if (!withoutRules) await environment.cleanup();
});

const attempts: Record<string, (file: StorageReference) => Promise<unknown>> = {
  'download a file': getBytes,
  // Anybody can use a download URL.
  'get the download URL of a file': getDownloadURL,
  'change the metadata of a file': (file) => updateMetadata(file, { contentType: 'text/html' }),
  'overwrite a file': (file) => uploadBytes(file, resume, pdf),
  'delete a file': deleteObject,
  'list the folder of a file': (file) => listAll(file.parent ?? file.root),
};

describe.each(Object.entries(identities))('%s', (_, contextOf) => {
  const fileAt = (path: string) => {
    const storage = contextOf(environment).storage();
    // By default, the SDK retries for minutes.
    storage.setMaxUploadRetryTime(2000);
    storage.setMaxOperationRetryTime(2000);
    return ref(storage, path);
  };

  test.each(Object.entries(attempts))('cannot %s at any path', async (_name, attempt) => {
    await Promise.all(paths.map((path) => assertFails(attempt(fileAt(path)))));
  });

  test('cannot upload a new resume', () => assertFails(uploadBytes(fileAt('resumes/new.pdf'), resume, pdf)));

  test('cannot upload a page, which would run in the origin of the bucket', () =>
    assertFails(uploadString(fileAt('page.html'), '<script>alert(1)</script>', 'raw', { contentType: 'text/html' })));

  test('cannot learn that a file does not exist', () => assertFails(getBytes(fileAt('resumes/absent.pdf'))));
});
