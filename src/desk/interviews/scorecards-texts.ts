import { lookUp } from '#rooms/platform/contract/look-up.ts';
import type { ratings } from '#rooms/interviews/contract/scorecards.ts';

/** What the words of a scorecard are, by how they are stored. */
const words: Record<(typeof ratings)[number], string> = { 'strong no': 'Strong no', no: 'No', yes: 'Yes', 'strong yes': 'Strong yes' };

export const scorecardsTexts = {
  failed: 'Failed to send your scorecard',
  fetchFailed: 'Failed to fetch the scorecards',
  title: 'Scorecards',
  fillIn: 'Fill in scorecard',
  interview: (moment: string) => `Interview of ${moment}`,
  words,
  /** @param rating as it is stored */
  wordOf: (rating: string) => lookUp<string>(words, rating) ?? rating,
  choose: 'Please choose one',
  why: 'Why? One sentence',
  whyOf: (criterion: string) => `Why? One sentence: ${criterion}`,
  final: 'You can send it once and not change it afterwards. You then see what the others think.',
  submit: 'Send scorecard',
  submitting: 'Sending…',
  table: (moment: string) => `Scorecards of the interview of ${moment}`,
  missing: (name: string) => `${name} has not sent theirs.`,
} as const;
