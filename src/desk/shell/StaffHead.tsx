import { Head } from '../../shared/components/head/Head.tsx';
import { titled } from '../../shared/texts/head.ts';
import { paths } from '../../paths.ts';
import { staffDescription, staffKeywords, staffTitles } from './titles-texts.ts';

/** The head of a staff page, shared as the login: others show strangers nothing. */
export function StaffHead({ title }: { title: string }) {
  const sharedAs = { path: paths.adminLogin, title: titled(staffTitles.login) };
  return <Head title={titled(title)} description={staffDescription} keywords={staffKeywords} sharedAs={sharedAs} noindex />;
}
