import type { Firebase } from '../../functions/src/data/firebase.ts';

/**
 * Counts the documents that queries read from now on. Reads of single documents and counts are not among them.
 * @returns how many it was since the last time it was asked
 */
export async function countReads(firebase: Firebase): Promise<() => number> {
  const query = (await firebase.db()).collection('any').limit(1);
  type Query = typeof query;
  // Every query of the SDK ends here. It is one for all projects of the process.
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
