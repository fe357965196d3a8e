/** No password may contain it. */
export const companyShortName = 'sysDNA';
