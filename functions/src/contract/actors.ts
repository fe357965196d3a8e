/** Who acts without an account, as audit trail, timeline and log name them. No account may have such a name. */
export const actorsWithoutAccount = ['visitor', 'site', 'command line', 'retention', 'clean-up', 'unknown'] as const;
