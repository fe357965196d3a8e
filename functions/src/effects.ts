import { mailEffects as ofAnswers } from './answers/effects.ts';
import { mailEffects as ofApplicants } from './applicant/private-links.ts';
import { cancelWhenOver, mailEffects as ofInterviews } from './interviews/effects.ts';

/** What follows in some rooms from what happens in others. */
export const effects = {
  whenShown: cancelWhenOver,
  ofMails: [ofApplicants, ofAnswers(cancelWhenOver), ofInterviews],
};
