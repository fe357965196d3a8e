import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';

/** Everyone with a browser. The rules refuse them all, admins included, who use the function. */
export const visitors: Record<string, (environment: RulesTestEnvironment) => RulesTestContext> = {
  'an anonymous visitor': (environment) => environment.unauthenticatedContext(),
  'a signed-in user': (environment) => environment.authenticatedContext('somebody'),
  'an admin': (environment) => environment.authenticatedContext('admin', { admin: true }),
};
