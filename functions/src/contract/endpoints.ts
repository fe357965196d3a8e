import { accountEndpoints } from '../accounts/contract/account-changes.ts';
import { applicantEndpoints } from '../applicant/contract/applicant-endpoints.ts';
import { type Form, type FormName, formNames, forms } from '../messages/contract/forms.ts';
import { publicEndpoints } from './public-endpoints.ts';
import { staffEndpoints } from './staff-endpoints.ts';

type FormCall = `${FormName}.${keyof Form['calls']}`;

type FormEndpoints = {
  [Name in FormCall]: Name extends `${infer Row extends FormName}.${infer Call extends keyof Form['calls']}`
    ? (typeof forms)[Row]['calls'][Call]
    : never;
};

const formEndpoints = Object.fromEntries(
  formNames.flatMap((form) => Object.entries(forms[form].calls).map(([call, endpoint]) => [`${form}.${call}`, endpoint])),
) as FormEndpoints;

/** Every call. Pages import one of the tables, so that visitors load no schema of staff. */
export const endpoints = { ...publicEndpoints, ...applicantEndpoints, ...staffEndpoints, ...accountEndpoints, ...formEndpoints };
