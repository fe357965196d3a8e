import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../src/admin/shared/query-client.ts';
import { renderOnSite } from '../render.tsx';

/** Renders a part of a staff page as after a reload, with nothing cached. */
export function renderStaff(component: ReactNode, options?: Parameters<typeof renderOnSite>[1]) {
  queryClient.clear();
  return renderOnSite(<QueryClientProvider client={queryClient}>{component}</QueryClientProvider>, options);
}
