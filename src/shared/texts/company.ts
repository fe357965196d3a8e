import { companyAddress, companyAddressLines, companyName, companyShortName } from '#rooms/platform/contract/company.ts';

const phone = (office: string, text: string) => ({ office, text, href: `tel:${text.replaceAll(' ', '')}` });

/** The company's details, all fictitious. What mails need too is in the contract. */
export const company = {
  name: companyName,
  /** For the label of an icon on a home screen. */
  shortName: companyShortName,
  motto: 'Systems that fit together',
  summary: 'Engineers who connect product data, devices, applications and people.',
  email: 'hello@example.com',
  phones: {
    india: phone('India office', '+91 80 5550 0142'),
    us: phone('US office', '+1 408 555 0142'),
  },
  address: {
    title: 'Postal address',
    ...companyAddress,
    lines: companyAddressLines,
  },
  social: [
    { network: 'LinkedIn', href: 'https://linkedin.example.com/sysdna' },
    { network: 'X', href: 'https://x.example.com/sysdna' },
    { network: 'Facebook', href: 'https://facebook.example.com/sysdna' },
    { network: 'YouTube', href: 'https://youtube.example.com/sysdna' },
  ],
} as const;

export type SocialNetwork = (typeof company.social)[number]['network'];

/** The one answer to the question who reads an application. */
export const applicationReaders = 'our hiring staff and your future team';
