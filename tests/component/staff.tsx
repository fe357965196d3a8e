import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StaffReportProvider } from '../../src/admin/resource-tab/StaffReport.tsx';
import { queryClient } from '../../src/admin/shared/query-client.ts';
import { renderOnSite } from '../render.tsx';

/** Renders part of a staff page with an empty cache. */
export function renderStaff(component: ReactNode, options?: Parameters<typeof renderOnSite>[1]) {
  queryClient.clear();
  return renderOnSite(
    <StaffReportProvider>
      <QueryClientProvider client={queryClient}>{component}</QueryClientProvider>
    </StaffReportProvider>,
    options,
  );
}
