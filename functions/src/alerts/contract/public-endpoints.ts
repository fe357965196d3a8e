import { withCaptcha } from '../../platform/contract/captcha.ts';
import { acknowledgement, endpoint, type Endpoint } from '../../platform/contract/endpoint.ts';
import { alertInput, alertLink, alertQuery } from './alerts.ts';

/** The calls of visitors for job alerts. */
export const alertEndpoints = {
  /** Gives the same answer for every address, and 404 if the site offers no alerts. */
  requestAlerts: endpoint('POST', '/api/alerts', 'everyone', { body: withCaptcha(alertInput), output: acknowledgement }),
  confirmAlerts: endpoint('POST', '/api/alerts/confirm', 'everyone', { body: alertLink }),
  /** Mail clients send the token in the query (RFC 8058). Gives the same answer to any token. */
  endAlerts: endpoint('POST', '/api/alerts/unsubscribe', 'everyone', { query: alertQuery, body: alertLink }),
} satisfies Record<string, Endpoint>;
