export const auditTexts = {
  heading: 'Audit',
  failed: 'The audit trail could not be loaded.',
  person: 'Person',
  kind: 'Kind',
  anyKind: 'Everything',
  application: 'Application ID',
  show: 'Show',
  columns: { actor: 'Who', action: 'What', place: 'Where', at: 'When' },
  /** By collection. */
  places: {
    applications: 'Application',
    contactMessages: 'Message',
    jobs: 'Job posting',
    settings: 'Settings',
    admins: 'Account',
    auditLog: 'Audit trail',
  } as Partial<Record<string, string>>,
  allApplications: 'All applications',
  empty: 'There are no such entries.',
  exported: 'Exported the audit trail.',
  exportFailed: 'The audit trail could not be exported.',
  exportFile: 'audit.csv',
} as const;
