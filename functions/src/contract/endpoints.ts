import { accountChangeEndpoints } from '../accounts/contract/account-changes.ts';
import { applicantEndpoints } from '../applicant/contract/endpoints.ts';
import { type Form, type FormName, formNames, forms } from '../messages/contract/forms.ts';
import { accountEndpoints } from '../accounts/contract/endpoints.ts';
import { jobEndpoints } from '../jobs/contract/endpoints.ts';
import { alertFilterEndpoints } from '../alerts/contract/endpoints.ts';
import { answerEndpoints } from '../answers/contract/endpoints.ts';
import { applicationEndpoints } from '../applications/contract/endpoints.ts';
import { figureEndpoints } from '../figures/contract/endpoints.ts';
import { auditEndpoints } from '../audit/contract/endpoints.ts';
import { interviewEndpoints } from '../interviews/contract/endpoints.ts';
import { healthEndpoints } from '../platform/contract/health.ts';
import { publicJobEndpoints } from '../jobs/contract/public-endpoints.ts';
import { applyEndpoints } from '../applications/contract/public-endpoints.ts';
import { alertEndpoints } from '../alerts/contract/public-endpoints.ts';

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
export const endpoints = {
  ...accountEndpoints,
  ...jobEndpoints,
  ...alertFilterEndpoints,
  ...answerEndpoints,
  ...applicationEndpoints,
  ...figureEndpoints,
  ...auditEndpoints,
  ...interviewEndpoints,
  ...healthEndpoints,
  ...publicJobEndpoints,
  ...applyEndpoints,
  ...alertEndpoints,
  ...applicantEndpoints,
  ...accountChangeEndpoints,
  ...formEndpoints,
};
