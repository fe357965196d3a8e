import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';

/** Who a browser can be. The rules refuse all: even admins reach data only through the function. */
export const identities: Record<string, (environment: RulesTestEnvironment) => RulesTestContext> = {
  'an anonymous visitor': (environment) => environment.unauthenticatedContext(),
  'a signed-in user': (environment) => environment.authenticatedContext('somebody'),
  'an admin': (environment) => environment.authenticatedContext('admin', { admin: true }),
};
