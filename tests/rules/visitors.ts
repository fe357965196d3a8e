import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';

/** The rules refuse everyone: admins, too, reach data only through the function. */
export const visitors: Record<string, (environment: RulesTestEnvironment) => RulesTestContext> = {
  'an anonymous visitor': (environment) => environment.unauthenticatedContext(),
  'a signed-in user': (environment) => environment.authenticatedContext('somebody'),
  'an admin': (environment) => environment.authenticatedContext('admin', { admin: true }),
};
