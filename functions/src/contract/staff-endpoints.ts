import { accountChangeEndpoints } from '../accounts/contract/account-changes.ts';
import { accountEndpoints } from '../accounts/contract/endpoints.ts';
import { alertFilterEndpoints } from '../alerts/contract/alerts.ts';
import { answerEndpoints } from '../answers/contract/endpoints.ts';
import { templateEndpoints } from '../answers/contract/team-words.ts';
import { byHandEndpoints } from '../applications/contract/by-hand.ts';
import { applicationEndpoints } from '../applications/contract/endpoints.ts';
import { auditEndpoints } from '../audit/contract/endpoints.ts';
import { figureEndpoints } from '../figures/contract/figures.ts';
import { interviewEndpoints } from '../interviews/contract/endpoints.ts';
import { scorecardEndpoints } from '../interviews/contract/scorecards.ts';
import { jobEndpoints } from '../jobs/contract/endpoints.ts';
import { hiringProcessEndpoints } from '../jobs/contract/hiring-process.ts';
import { jobEditEndpoints } from '../jobs/contract/job-input.ts';
import { jobVersionEndpoints } from '../jobs/contract/job-versions.ts';
import { messageEndpoints } from '../messages/contract/endpoints.ts';
import { recordEndpoints } from '../records/contract/records.ts';

/** Every call of staff, those by which they log in included. */
export const staffEndpoints = {
  ...accountEndpoints,
  ...jobEndpoints,
  ...jobEditEndpoints,
  ...jobVersionEndpoints,
  ...hiringProcessEndpoints,
  ...alertFilterEndpoints,
  ...answerEndpoints,
  ...templateEndpoints,
  ...applicationEndpoints,
  ...byHandEndpoints,
  ...figureEndpoints,
  ...auditEndpoints,
  ...interviewEndpoints,
  ...scorecardEndpoints,
  ...accountChangeEndpoints,
  ...messageEndpoints,
  ...recordEndpoints,
};
