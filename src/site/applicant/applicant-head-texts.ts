import { company } from '../../shared/texts/company.ts';
import { type PageContent, titled } from '../../shared/texts/head.ts';

export type ApplicantContent = PageContent & { heading: string };

export const content: ApplicantContent = {
  head: {
    title: titled('Your application'),
    description: `See how your application at ${company.name} stands, add a message, withdraw it, or have everything erased.`,
    keywords: ['application status', 'withdraw an application', company.name],
    noindex: true,
  },
  heading: 'Your application',
};
