import { endpoint, type Endpoint } from './endpoint.ts';

/** The call of the uptime check. */
export const healthEndpoints = {
  /** Reads one document, which need not exist. Answers 503 if Firestore fails. */
  checkHealth: endpoint('GET', '/api/health', 'everyone', {}),
} satisfies Record<string, Endpoint>;
