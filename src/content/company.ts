import { companyShortName } from '#contract/company.ts';

const phone = (office: string, text: string) => ({ office, text, href: `tel:${text.replaceAll(' ', '')}` });

const address = {
  building: 'Helix House',
  street: '12 Example Road',
  town: 'Bengaluru',
  postcode: '560000',
  region: 'Karnataka',
  country: { name: 'India', code: 'IN' },
} as const;

/** The name and contact details of the company. All of them are fictitious. */
export const company = {
  name: 'sysDNA Technologies',
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
    ...address,
    lines: [address.building, address.street, `${address.town} ${address.postcode}`, `${address.region}, ${address.country.name}`],
  },
  social: [
    { network: 'LinkedIn', href: 'https://linkedin.example.com/sysdna' },
    { network: 'X', href: 'https://x.example.com/sysdna' },
    { network: 'Facebook', href: 'https://facebook.example.com/sysdna' },
    { network: 'YouTube', href: 'https://youtube.example.com/sysdna' },
  ],
} as const;

export type SocialNetwork = (typeof company.social)[number]['network'];
