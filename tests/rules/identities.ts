import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';

/** All whom the rules can meet, and refuse: even admins reach data only through the functions. */
export const identities: Record<string, (environment: RulesTestEnvironment) => RulesTestContext> = {
  'an anonymous visitor': (environment) => environment.unauthenticatedContext(),
  'a signed-in user': (environment) => environment.authenticatedContext('somebody'),
  'an admin': (environment) => environment.authenticatedContext('admin', { admin: true }),
};
