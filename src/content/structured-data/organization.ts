import { paths } from '../../paths.ts';
import { company } from '../company.ts';
import { homeHead } from '../home-head.ts';
import { addressOf, type Thing } from './thing.ts';

const home = addressOf(paths.home);
const { address, phones } = company;

/** The company, in short, where something else is the subject. */
export const companyReference: Thing = { '@type': 'Organization', '@id': `${home}#organization`, name: company.name, url: home };

/** The company, whole. */
export const organization: Thing = {
  ...companyReference,
  slogan: company.motto,
  description: company.summary,
  logo: addressOf('/icon-512.png'),
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

/** The site as a whole. */
export const webSite: Thing = {
  '@type': 'WebSite',
  '@id': `${home}#website`,
  url: home,
  name: company.name,
  description: homeHead.description,
  inLanguage: 'en',
  publisher: { '@id': companyReference['@id'] },
};
