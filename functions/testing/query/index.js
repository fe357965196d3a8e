import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';

/** The smallest function with a query. The benchmarks compare the start of `api` with it. */
export const query = onRequest(async (_request, response) => {
  const active = getFirestore(initializeApp()).collection('jobs').where('status', '==', 'Active').orderBy('created_at', 'desc');
  const { docs } = await active.get();
  response.json(docs.map((document) => document.data()));
});
