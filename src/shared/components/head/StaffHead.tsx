import { Helmet } from 'react-helmet-async';
import { titled } from '../../texts/head.ts';

/** The title of a staff page. Its HTML file and a response header set `noindex`. */
export function StaffHead({ title }: { title: string }) {
  return (
    <Helmet>
      <title>{titled(title)}</title>
    </Helmet>
  );
}
