import { alertEndpoints } from '../alerts/contract/alerts.ts';
import { applicantEndpoints } from '../applicant/contract/endpoints.ts';
import { applyEndpoints } from '../applications/contract/public-endpoints.ts';
import { publicJobEndpoints } from '../jobs/contract/public-endpoints.ts';
import { messageFormEndpoints } from '../messages/contract/public-endpoints.ts';
import { captchaEndpoints } from '../platform/contract/captcha-code.ts';
import { healthEndpoints } from '../platform/contract/health.ts';

/** Every call of visitors. */
export const publicEndpoints = {
  ...healthEndpoints,
  ...captchaEndpoints,
  ...publicJobEndpoints,
  ...applyEndpoints,
  ...alertEndpoints,
  ...applicantEndpoints,
  ...messageFormEndpoints,
};
