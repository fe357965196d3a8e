import { readFile } from 'node:fs/promises';
import { assertFails, initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emulatorAddress } from './emulator-address.ts';
import { visitors } from './visitors.ts';

const resume = new TextEncoder().encode('%PDF-1.7 somebody else’s resume');
const pdf = { contentType: 'application/pdf' };

/** Where resumes are, and places they are not. */
const places = ['resumes/existing.pdf', 'existing.pdf', 'other/deep/existing.pdf'];

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-storage',
    storage: { ...emulatorAddress('FIREBASE_STORAGE_EMULATOR_HOST'), rules: await readFile('storage.rules', 'utf8') },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    await Promise.all(places.map((place) => uploadBytes(ref(context.storage(), place), resume, pdf)));
  });
});

afterAll(() => environment.cleanup());

describe.each(Object.entries(visitors))('%s', (_, visit) => {
  const at = (place: string) => {
    const storage = visit(environment).storage();
    // The SDK would try again for minutes.
    storage.setMaxUploadRetryTime(2000);
    storage.setMaxOperationRetryTime(2000);
    return ref(storage, place);
  };

  describe.each(places)('cannot touch %s', (place) => {
    test('download it', () => assertFails(getBytes(at(place))));

    // A download URL works for everybody who has it.
    test('get a download URL for it', () => assertFails(getDownloadURL(at(place))));

    test('read its metadata', () => assertFails(getMetadata(at(place))));

    test('change its metadata', () => assertFails(updateMetadata(at(place), { contentType: 'text/html' })));

    test('overwrite it', () => assertFails(uploadBytes(at(place), resume, pdf)));

    test('delete it', () => assertFails(deleteObject(at(place))));

    test('list its folder', () => assertFails(listAll(at(place).parent ?? at('/'))));
  });

  test('cannot upload a new resume past the function', () => assertFails(uploadBytes(at('resumes/new.pdf'), resume, pdf)));

  test('cannot upload one in pieces', async () => {
    await assertFails(new Promise((resolve, reject) => uploadBytesResumable(at('resumes/pieces.pdf'), resume, pdf).then(resolve, reject)));
  });

  test('cannot upload a page that would run in our origin', () =>
    assertFails(uploadString(at('page.html'), '<script>alert(1)</script>', 'raw', { contentType: 'text/html' })));

  test('cannot download what was never there', () => assertFails(getBytes(at('resumes/absent.pdf'))));
});

test('nothing that was attacked has changed', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const place of places) {
      const stored = ref(context.storage(), place);
      expect(new Uint8Array(await getBytes(stored))).toEqual(resume);
      expect((await getMetadata(stored)).contentType).toBe('application/pdf');
    }
    expect((await listAll(ref(context.storage(), 'resumes'))).items.map((item) => item.name)).toEqual(['existing.pdf']);
  });
});
