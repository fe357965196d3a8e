import { limits } from '../../platform/contract/limits.ts';

/** The texts about accounts, which few pages load. */
export const yourAccountTexts = {
  setupOver: 'This took too long, or had too many wrong codes. Please begin again',
  passwordCommon: 'Many people use this password, so it is easy to guess. Please choose another one',
  passwordPersonal: 'A password must not contain the name of the company or the account',
  fetchAccountFailed: 'Failed to fetch your account',
  endSessionsFailed: 'Failed to end your other sessions',
  changePasswordFailed: 'Failed to change your password',
  changeTwoStepFailed: 'Failed to change two-step login',
  invalidDeputy: 'Please choose a colleague who stands in for you, and until which day',
  tooManyJobs: `Together, these would be more than the ${limits.jobsOfManager} jobs that a hiring manager can have. Take some away first`,
  invalidJobsTo: 'Only the jobs of a manager can be handed over, to another manager',
  invalidHandOver: 'Each entry of hand_over has an id, and a username or a blank text',
  unconfirmed: 'Nothing is changed yet. Please confirm what this change does to others, as it is now',
} as const;
