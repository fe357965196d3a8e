import { paths } from '../../paths.ts';
import { company } from '../../shared/texts/company.ts';
import { homeHead } from '../content/home-head.ts';
import { absoluteUrl } from '../../shared/lib/absolute-url.ts';
import type { Thing } from './StructuredData.tsx';

const home = absoluteUrl(paths.home);
const { address, phones } = company;

/** Identifies the company in other structured data, for example as the publisher of the website. */
export const companyReference: Thing = { '@type': 'Organization', '@id': `${home}#organization`, name: company.name, url: home };

export const organization: Thing = {
  ...companyReference,
  slogan: company.motto,
  description: company.summary,
  logo: absoluteUrl('/icon-512.png'),
  email: company.email,
  telephone: phones.india.text,
  address: {
    '@type': 'PostalAddress',
    streetAddress: `${address.building}, ${address.street}`,
    addressLocality: address.town,
    postalCode: address.postcode,
    addressRegion: address.region,
    addressCountry: address.country.code,
  },
  contactPoint: Object.values(phones).map(({ office, text }) => ({
    '@type': 'ContactPoint',
    name: office,
    telephone: text,
    email: company.email,
  })),
  sameAs: company.social.map(({ href }) => href),
};

export const webSite: Thing = {
  '@type': 'WebSite',
  '@id': `${home}#website`,
  url: home,
  name: company.name,
  description: homeHead.description,
  inLanguage: 'en',
  publisher: companyReference,
};
