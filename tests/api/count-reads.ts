import type { Firebase } from '../../functions/src/platform/firestore/firebase.ts';

/** @returns a function that says how many documents queries have read since its last call */
export async function countReads(firebase: Firebase): Promise<() => number> {
  const query = (await firebase.db()).collection('any').limit(1);
  type Query = typeof query;
  // Queries of all projects share this method.
  const prototype = query.constructor.prototype as { get: (this: Query) => ReturnType<Query['get']> };
  const { get } = prototype;
  let read = 0;
  prototype.get = async function () {
    const snapshot = await get.call(this);
    if (this.firestore === query.firestore) read += snapshot.size;
    return snapshot;
  };
  return () => {
    const count = read;
    read = 0;
    return count;
  };
}
