import { Helmet } from 'react-helmet-async';
import { titled } from '../../content/head.ts';

/** A staff page's title. That it is not to be indexed, `shell.html` and its header say. */
export function StaffHead({ title }: { title: string }) {
  return (
    <Helmet>
      <title>{titled(title)}</title>
    </Helmet>
  );
}
