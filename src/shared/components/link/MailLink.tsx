import { company } from '../../texts/company.ts';

/** The company's email address. */
export function MailLink() {
  return <a href={`mailto:${company.email}`}>{company.email}</a>;
}
