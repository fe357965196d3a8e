/** The short name of the company. No password may contain it. */
export const companyShortName = 'sysDNA';
