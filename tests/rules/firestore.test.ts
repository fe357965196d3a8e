import { readFile } from 'node:fs/promises';
import { assertFails, initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { collectionNames } from '../../functions/src/rooms.ts';
import { identities } from './identities.ts';

const collections = [...collectionNames, 'anything'];

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-firestore',
    firestore: { rules: await readFile('firestore.rules', 'utf8') },
  });
  // With existing documents, tests can tell a refusal from an empty answer.
  await environment.withSecurityRulesDisabled(async (context) => {
    const batch = writeBatch(context.firestore());
    for (const name of collections) {
      batch.set(doc(context.firestore(), name, 'existing'), { status: 'Active', created_at: 1 });
      batch.set(doc(context.firestore(), name, 'existing', 'timeline', 'nested'), { status: 'Active' });
    }
    await batch.commit();
  });
});

afterAll(() => environment.cleanup());

type Attempt = (firestore: Firestore, name: string) => Promise<unknown>;

const attempts: Record<string, Attempt> = {
  'get a document': (firestore, name) => getDoc(doc(firestore, name, 'existing')),
  // An attacker could find out which usernames exist.
  'learn that a document does not exist': (firestore, name) => getDoc(doc(firestore, name, 'absent')),
  'list the documents': (firestore, name) => getDocs(collection(firestore, name)),
  'query a collection group of nested documents': (firestore) => getDocs(collectionGroup(firestore, 'timeline')),
  'get a nested document': (firestore, name) => getDoc(doc(firestore, name, 'existing', 'timeline', 'nested')),
  'create a document': (firestore, name) => addDoc(collection(firestore, name), { status: 'Active' }),
  'update a field': (firestore, name) => updateDoc(doc(firestore, name, 'existing'), { status: 'Reviewed' }),
  'delete a document': (firestore, name) => deleteDoc(doc(firestore, name, 'existing')),
};

describe.each(Object.entries(identities))('%s', (_, contextOf) => {
  let firestore: Firestore;

  beforeAll(() => {
    firestore = contextOf(environment).firestore() as unknown as Firestore;
  });

  test.each(Object.entries(attempts))('cannot %s in any collection', async (_name, attempt) => {
    await Promise.all(collections.map((name) => assertFails(attempt(firestore, name))));
  });
});
