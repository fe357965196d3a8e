import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';

/** Who a browser can be signed in as. The rules refuse all of them: even admins reach data only through the function. */
export const identities: Record<string, (environment: RulesTestEnvironment) => RulesTestContext> = {
  'an anonymous visitor': (environment) => environment.unauthenticatedContext(),
  'a signed-in user': (environment) => environment.authenticatedContext('somebody'),
  'an admin': (environment) => environment.authenticatedContext('admin', { admin: true }),
};
