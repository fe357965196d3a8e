/** No password may contain it. */
export const companyShortName = 'sysDNA';

/** Fictitious, like everything in src/shared/texts/company.ts. */
export const companyName = 'sysDNA Technologies';

export const companyAddress = {
  building: 'Helix House',
  street: '12 Example Road',
  town: 'Bengaluru',
  postcode: '560000',
  region: 'Karnataka',
  country: { name: 'India', code: 'IN' },
} as const;

export const companyAddressLines = [
  companyAddress.building,
  companyAddress.street,
  `${companyAddress.town} ${companyAddress.postcode}`,
  `${companyAddress.region}, ${companyAddress.country.name}`,
] as const;
