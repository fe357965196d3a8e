import { company } from '../../content/company.ts';

/** The company's email address. */
export function MailLink({ className }: { className?: string }) {
  return (
    <a className={className} href={`mailto:${company.email}`}>
      {company.email}
    </a>
  );
}
