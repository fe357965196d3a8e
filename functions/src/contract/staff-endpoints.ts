import { accountChangeEndpoints } from '../accounts/contract/account-changes.ts';
import { accountEndpoints } from '../accounts/contract/endpoints.ts';
import { alertFilterEndpoints } from '../alerts/contract/alerts.ts';
import { answerEndpoints } from '../answers/contract/endpoints.ts';
import { applicationEndpoints } from '../applications/contract/endpoints.ts';
import { auditEndpoints } from '../audit/contract/endpoints.ts';
import { figureEndpoints } from '../figures/contract/figures.ts';
import { interviewEndpoints } from '../interviews/contract/endpoints.ts';
import { jobEndpoints } from '../jobs/contract/endpoints.ts';
import { messageEndpoints } from '../messages/contract/endpoints.ts';

/** Every call of staff, those by which they log in included. */
export const staffEndpoints = {
  ...accountEndpoints,
  ...jobEndpoints,
  ...alertFilterEndpoints,
  ...answerEndpoints,
  ...applicationEndpoints,
  ...figureEndpoints,
  ...auditEndpoints,
  ...interviewEndpoints,
  ...accountChangeEndpoints,
  ...messageEndpoints,
};
