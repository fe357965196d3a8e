import { accountChangeEndpoints } from '../accounts/contract/account-changes.ts';
import { accountEndpoints } from '../accounts/contract/endpoints.ts';
import { alertEndpoints, alertFilterEndpoints } from '../alerts/contract/alerts.ts';
import { answerEndpoints } from '../answers/contract/endpoints.ts';
import { templateEndpoints } from '../answers/contract/team-words.ts';
import { applicantEndpoints } from '../applicant/contract/endpoints.ts';
import { byHandEndpoints } from '../applications/contract/by-hand.ts';
import { applicationEndpoints } from '../applications/contract/endpoints.ts';
import { applyEndpoints } from '../applications/contract/public-endpoints.ts';
import { auditEndpoints } from '../audit/contract/endpoints.ts';
import { figureEndpoints } from '../figures/contract/figures.ts';
import { interviewEndpoints } from '../interviews/contract/endpoints.ts';
import { scorecardEndpoints } from '../interviews/contract/scorecards.ts';
import { jobEndpoints } from '../jobs/contract/endpoints.ts';
import { hiringProcessEndpoints } from '../jobs/contract/hiring-process.ts';
import { jobEditEndpoints } from '../jobs/contract/job-input.ts';
import { publicJobEndpoints } from '../jobs/contract/public-endpoints.ts';
import { contactCall } from '../messages/contract/contact.ts';
import { messageEndpoints } from '../messages/contract/endpoints.ts';
import { captchaEndpoints } from '../platform/contract/captcha-code.ts';
import { healthEndpoints } from '../platform/contract/health.ts';
import { recordEndpoints } from '../records/contract/records.ts';

/** Every call of visitors. */
export const publicEndpoints = {
  ...healthEndpoints,
  ...captchaEndpoints,
  ...publicJobEndpoints,
  ...applyEndpoints,
  ...alertEndpoints,
  ...applicantEndpoints,
  sendMessage: contactCall,
};

/** Every call of staff, those by which they log in included. */
export const staffEndpoints = {
  ...accountEndpoints,
  ...jobEndpoints,
  ...jobEditEndpoints,
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

/** Every call. Pages import the tables of rooms, so that visitors load no schema of staff. */
export const endpoints = { ...staffEndpoints, ...publicEndpoints };
