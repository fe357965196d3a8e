import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { newHash } from '../../admin-paths.ts';

/** Opens the page's dialog for something new where the address asks for it, once. */
export function useNew(open: () => void, mayOpen = true): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const begin = useEffectEvent(() => {
    void navigate({ search }, { replace: true, preventScrollReset: true });
    open();
  });
  const isAsked = hash === newHash && mayOpen;
  useEffect(() => {
    if (isAsked) begin();
  }, [isAsked]);
}
