const list = new Intl.ListFormat('en');

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Numbers: interviews `cancelled` or going on `without` somebody, proposals `withdrawn`, … */
export type HandingOverCounts = { cancelled: number; withdrawn: number; without: number; unowned: number; emails: number };

/** What a change of an account does to others, and who takes over. */
export const handingOverTexts = {
  lead: (name: string) => `${name} would leave what follows. Choose who takes over. Nothing happens before you confirm.`,
  interviews: 'Interviews',
  applications: 'Applications',
  invitations: (addresses: readonly string[]) =>
    `${addresses.length === 1 ? 'The open invitation' : 'The open invitations'} of ${list.format(addresses)} ${addresses.length === 1 ? 'ends' : 'end'} at once.`,
  sameForAll: 'The same for all',
  different: 'Different',
  nobody: 'Nobody',
  interviewerFor: (applicant: string) => `Who interviews ${applicant} instead`,
  ownerFor: (applicant: string) => `New owner of the application of ${applicant}`,
  proposed: (times: number) => `${counted(times, 'proposed time', 'proposed times')}, none chosen yet`,
  minutes: (minutes: number) => `${minutes} minutes`,
  cancelled: 'Canceled.',
  withdrawn: 'The times are withdrawn.',
  goesOn: (names: readonly string[]) => `Goes on with ${list.format(names)}.`,
  emails: (names: readonly string[]) =>
    names.length === 0 ? 'No email leaves.' : `${counted(names.length, 'email leaves', 'emails leave')} at once: to ${list.format(names)}.`,
  summary: ({ cancelled, withdrawn, without, unowned, emails }: HandingOverCounts) => {
    const parts = [
      cancelled > 0 && counted(cancelled, 'interview is canceled', 'interviews are canceled'),
      withdrawn > 0 && counted(withdrawn, 'proposal is withdrawn', 'proposals are withdrawn'),
      without > 0 &&
        counted(without, 'interview or proposal goes on without a substitute', 'interviews or proposals go on without a substitute'),
      unowned > 0 && counted(unowned, 'application has no owner', 'applications have no owner'),
    ].filter((part) => part !== false);
    return `${parts.length > 0 ? list.format(parts) : 'Somebody takes over everything'}. ${
      emails === 0 ? 'No email leaves.' : `${counted(emails, 'email leaves', 'emails leave')} at once.`
    }`;
  },
  /** @param verb such as 'Disable' */
  confirm: (verb: string, { cancelled, withdrawn }: HandingOverCounts) =>
    list.format([
      verb,
      ...(cancelled > 0 ? [`cancel ${counted(cancelled, 'interview', 'interviews')}`] : []),
      ...(withdrawn > 0 ? [`withdraw ${counted(withdrawn, 'proposal', 'proposals')}`] : []),
    ]),
  failed: 'Failed to load what this changes for others',
} as const;
