import { readFile } from 'node:fs/promises';
import { assertFails, initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emulatorAddress } from './emulator-address.ts';
import { visitors } from './visitors.ts';

/** Every collection the function keeps, and one it doesn't know. */
const collections = ['jobs', 'applications', 'contactMessages', 'admins', 'rateLimits', 'auditLog', 'upkeep', 'anything'];

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-firestore',
    firestore: { ...emulatorAddress('FIRESTORE_EMULATOR_HOST'), rules: await readFile('firestore.rules', 'utf8') },
  });
  // The documents attacked below exist, so that a refusal can't be mistaken for an empty answer.
  await environment.withSecurityRulesDisabled(async (context) => {
    const batch = writeBatch(context.firestore());
    for (const name of collections) {
      batch.set(doc(context.firestore(), name, 'existing'), { status: 'Active', created_at: 1 });
      batch.set(doc(context.firestore(), name, 'existing', 'notes', 'nested'), { status: 'Active' });
    }
    await batch.commit();
  });
});

afterAll(() => environment.cleanup());

test('the documents under attack are there', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const name of collections) {
      expect((await getDoc(doc(context.firestore(), name, 'existing'))).exists()).toBe(true);
    }
  });
});

describe.each(Object.entries(visitors))('%s', (_, visit) => {
  let firestore: ReturnType<ReturnType<typeof visit>['firestore']>;

  beforeAll(() => {
    firestore = visit(environment).firestore();
  });

  describe.each(collections)('cannot touch %s', (name) => {
    test('get a document, by guessing its id', () => assertFails(getDoc(doc(firestore, name, 'existing'))));

    // Telling 'absent' from 'forbidden' would say which user names and rate-limited addresses exist.
    test('learn that a document is absent', () => assertFails(getDoc(doc(firestore, name, 'absent'))));

    test('list the collection', () => assertFails(getDocs(collection(firestore, name))));

    test('list one document only', () => assertFails(getDocs(query(collection(firestore, name), limit(1)))));

    test('query what looks public', () => assertFails(getDocs(query(collection(firestore, name), where('status', '==', 'Active')))));

    test('query in order', () => assertFails(getDocs(query(collection(firestore, name), orderBy('created_at', 'desc')))));

    test('read it as a collection group', () => assertFails(getDocs(collectionGroup(firestore, name))));

    test('read a nested document', () => assertFails(getDoc(doc(firestore, name, 'existing', 'notes', 'nested'))));

    test('create a document with an id of its own', () => assertFails(addDoc(collection(firestore, name), { status: 'Active' })));

    test('create a document with a chosen id', () =>
      assertFails(setDoc(doc(firestore, name, 'chosen'), { password_hash: 'mine', disabled: false })));

    test('overwrite a document', () => assertFails(setDoc(doc(firestore, name, 'existing'), { status: 'mine' })));

    test('update a field', () => assertFails(updateDoc(doc(firestore, name, 'existing'), { status: 'Reviewed' })));

    test('write in a batch', () => {
      const batch = writeBatch(firestore);
      batch.set(doc(firestore, name, 'batched'), {});
      return assertFails(batch.commit());
    });

    test('read in a transaction', () =>
      assertFails(runTransaction(firestore, (transaction) => transaction.get(doc(firestore, name, 'existing')))));

    test('delete a document', () => assertFails(deleteDoc(doc(firestore, name, 'existing'))));
  });

  test('cannot read nested documents as a collection group', () => assertFails(getDocs(collectionGroup(firestore, 'notes'))));
});

test('nothing that was attacked has changed', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const name of collections) {
      const stored = await getDocs(collection(context.firestore(), name));
      expect(stored.docs.map((document) => [document.id, document.data()])).toEqual([['existing', { status: 'Active', created_at: 1 }]]);
    }
  });
});
