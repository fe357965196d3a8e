import { criteriaLimits, limits } from '../../platform/contract/limits.ts';

/** What is wrong with what staff enter. Only the form of a job loads it. */
export const jobTexts = {
  invalidCriteria: `A job has ${criteriaLimits.min} to ${criteriaLimits.max} criteria, each on a line of its own with at most ${limits.jobLineLength} characters, or none`,
  invalidPlaces: 'Every place must have a town, a region and a country',
  tooManyPlaces: `A job may have at most ${limits.jobPlaces} places`,
  invalidQuestions: 'Every question must have a kind, a text, and an id of letters, digits, dashes and underscores',
  tooManyQuestions: `A job may have at most ${limits.questions} questions`,
  invalidChoices: `Please enter 2 to ${limits.choices} different answers, each on a line of its own with at most ${limits.jobLineLength} characters`,
  invalidAmount: 'Please enter an amount above zero in digits, for example 4500 or 15.50',
  invalidCurrency: 'Please choose a currency from the list',
  currencyMissing: 'Please choose a currency',
  periodMissing: 'Please choose for which time this is paid',
  yearlyPayTooLow: 'Please enter the whole amount of a year, for example 2800000 for 28 lakh',
  maximumBelowMinimum: 'The maximum is below the minimum',
  reasonOfAdmin: 'Only an admin can give a reason to open a job without pay or benefits',
  askedByRule: (field: 'pay_min' | 'benefits', rules: string) =>
    `Please enter ${field === 'benefits' ? 'benefits' : 'minimum and maximum pay'}, or an admin a reason why not: asked for by ${rules}`,
  closingDateOver: 'This closing date is over. Please enter a later one, or leave it blank',
} as const;
