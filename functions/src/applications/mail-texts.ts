import type { Origin } from './contract/by-hand.ts';

/** Why somebody is mailed that we have their application: how it came, or a corrected address. */
export const reasons = {
  form: () => 'Thank you for applying.',
  mail: () => 'Thank you for the application that you sent us by email.',
  agency: (through: string) => `${through || 'An agency'} sent us your application.`,
  referral: (through: string) => `${through || 'Somebody who knows you'} recommended you to us.`,
  fair: () => 'Thank you for the application that you gave us at a fair.',
  other: () => 'We have received an application from you.',
  address: () => 'From now on we write to you at this address. Links that we sent before no longer work.',
} satisfies Record<Origin | 'form' | 'address', (through: string) => string>;

export const privatePage =
  'Your private page shows how your application stands. There you can also add a message, withdraw, or erase all that the law doesn’t require us to keep. Please don’t share the link.';
