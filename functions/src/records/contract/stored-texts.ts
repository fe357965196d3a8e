/** What is stored of a person, by collection or part, for the applicant's copy and the admins' page. */
export const storedTexts = {
  applications: 'Application',
  letter: 'Cover letter',
  answers: 'Answers to our questions',
  resumes: 'Resume, and files sent by email',
  timeline: 'What we wrote and noted, and what the applicant wrote and changed',
  written: 'What we wrote, and what the applicant wrote and changed',
  interviews: 'Interviews',
  scorecards: 'What our interviewers thought',
  notes: 'What our staff noted',
  outbox: 'Emails on their way',
  sealedApplications: 'Sealed application',
  contactMessages: 'Contact message',
  alerts: 'Job alert',
  holds: 'Hold',
  jobs: 'Job with its applications',
  admins: 'Account of a colleague',
  accountInvitations: 'Invitation of a colleague',
} as const;

/** Of what belongs to an application. */
export const withApplication = 'With the application';

/** When that is deleted for which no time is stored. */
export const endingTexts: Partial<Record<string, string>> = {
  alerts: 'Until they unsubscribe',
  holds: 'Until an admin lifts it',
  admins: 'Until somebody deletes it',
  jobs: 'Until somebody deletes it',
};

export const heldText = (reason: string, until: string) => `On hold: ${reason}. Without it: ${until}`;
