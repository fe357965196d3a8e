import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';

/** Everyone who could come with a browser. None may get past the rules, staff included: their way is the function. */
export const visitors: Record<string, (environment: RulesTestEnvironment) => RulesTestContext> = {
  'an anonymous visitor': (environment) => environment.unauthenticatedContext(),
  'a signed-in user': (environment) => environment.authenticatedContext('somebody'),
  'an admin': (environment) => environment.authenticatedContext('admin', { admin: true }),
};
