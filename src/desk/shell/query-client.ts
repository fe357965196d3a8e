import { focusManager, QueryClient } from '@tanstack/react-query';

// `visibilitychange` alone does not fire when a window comes out from behind another one.
focusManager.setEventListener((onFocus) => {
  const refresh = () => onFocus();
  window.addEventListener('focus', refresh);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    window.removeEventListener('focus', refresh);
    document.removeEventListener('visibilitychange', refresh);
  };
});

/** Caches the data of the staff pages until the session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // A failure is shown at once, offline too, with a button to try again.
    queries: { retry: false, networkMode: 'always' },
    // `useWritten` reads finished mutations for as long as the lists are cached.
    mutations: { networkMode: 'always', gcTime: Infinity },
  },
});
