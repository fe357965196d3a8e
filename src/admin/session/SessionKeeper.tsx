import { useEffect } from 'react';
import { useAuthState } from 'react-firebase-hooks/auth';
import { auth } from './firebase-auth.ts';
import { keepSession } from './firebase-session.ts';

/** In milliseconds. The SDK renews a token by itself only for Firestore and the like, so it is asked for one regularly. */
const interval = 60_000;

/** Keeps the session alive while a staff page is open. Shows nothing. */
export default function SessionKeeper() {
  const [user, loading] = useAuthState(auth);

  useEffect(() => {
    if (loading) return;
    // After a failure, the next attempt may succeed. If none does, the server answers 401 in the end.
    const keep = () => void keepSession().catch(() => undefined);
    keep();
    const timer = setInterval(keep, interval);
    return () => clearInterval(timer);
  }, [user, loading]);

  return null;
}
