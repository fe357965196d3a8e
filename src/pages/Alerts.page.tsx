import type { AlertsContent } from '../content/alerts.ts';
import { AlertLink } from '../sections/AlertLink.tsx';

export function Component({ content }: { content: AlertsContent }) {
  return <AlertLink {...content} />;
}
