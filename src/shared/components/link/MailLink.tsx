import { company } from '../../texts/company.ts';

export function MailLink() {
  return <a href={`mailto:${company.email}`}>{company.email}</a>;
}
