/** How long the Firebase SDK may take, including the time to load it, in milliseconds. */
const firebaseMs = 3000;

/** Signs the Firebase SDK out, in all tabs. If this takes too long, it continues in the background. */
export async function signOutOfFirebase(): Promise<void> {
  await settledWithin(
    firebaseMs,
    import('./firebase-session.ts').then(({ signOut }) => signOut()),
  );
}

/** Resolves when the promise is settled, whether it succeeds or fails, or when the time is over. */
export async function settledWithin(ms: number, promise: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([promise.catch(() => undefined), timeout]);
  clearTimeout(timer);
}
