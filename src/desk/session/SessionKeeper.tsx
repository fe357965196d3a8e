import { useEffect } from 'react';
import { useAuthState } from 'react-firebase-hooks/auth';
import { auth } from './firebase-auth.ts';
import { keepSession } from './firebase-session.ts';

/** In milliseconds. By itself, the SDK renews tokens only for Firestore and similar services. */
const interval = 60_000;

/** Keeps the session alive while a staff page is open. Shows nothing. */
export default function SessionKeeper() {
  const [user, loading] = useAuthState(auth);

  useEffect(() => {
    if (loading) return;
    // After a failure, the next attempt may succeed.
    const keep = () => void keepSession().catch(() => undefined);
    keep();
    const timer = setInterval(keep, interval);
    return () => clearInterval(timer);
  }, [user, loading]);

  return null;
}
