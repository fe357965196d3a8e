import type { ReactNode } from 'react';
import { dashboardTexts } from './dashboard-texts.ts';

/** Looks like the content that loads. No list or table, whose role this one would replace. */
export function Loading({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={className} role="status" aria-label={dashboardTexts.loading}>
      {children}
    </div>
  );
}
