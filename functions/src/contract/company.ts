/** What the company is called for short: below an icon, in an authenticator app. No password may contain it. */
export const companyShortName = 'sysDNA';
