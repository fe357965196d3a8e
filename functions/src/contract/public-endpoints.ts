import { alertEndpoints } from '../alerts/contract/alerts.ts';
import { applicantEndpoints } from '../applicant/contract/endpoints.ts';
import { applyEndpoints } from '../applications/contract/public-endpoints.ts';
import { publicJobEndpoints } from '../jobs/contract/public-endpoints.ts';
import { messageFormEndpoints } from '../messages/contract/public-endpoints.ts';
import { healthEndpoints } from '../platform/contract/health.ts';

/** Every call of visitors. */
export const publicEndpoints = {
  ...healthEndpoints,
  ...publicJobEndpoints,
  ...applyEndpoints,
  ...alertEndpoints,
  ...applicantEndpoints,
  ...messageFormEndpoints,
};
