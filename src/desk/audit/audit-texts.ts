import type { actorsWithoutAccount } from '#rooms/platform/contract/roles.ts';
import { repliesTexts } from '../answers/replies-texts.ts';

export const auditTexts = {
  failed: 'The audit trail could not be loaded.',
  person: 'Person',
  anybody: 'Anybody',
  kind: 'Kind',
  anyKind: 'Everything',
  application: 'Applicant',
  applicationHint: 'Full name or ID',
  until: 'Until',
  actors: {
    visitor: 'A visitor',
    site: 'The site',
    'command line': 'The command line',
    retention: 'Retention',
    unknown: 'Unknown',
  } satisfies Record<(typeof actorsWithoutAccount)[number], string> as Partial<Record<string, string>>,
  columns: { actor: 'Who', action: 'What', place: 'Where', at: 'When' },
  /** By collection. */
  places: {
    applications: 'Application',
    contactMessages: 'Message',
    holds: 'Hold',
    sealedApplications: 'Sealed application',
    jobs: 'Job posting',
    versions: 'Posting of',
    settings: 'Settings:',
    admins: 'Account',
    accountInvitations: 'Invitation',
    auditLog: 'Audit trail',
  } as Partial<Record<string, string>>,
  /** By document. */
  settings: { hiringProcess: 'Hiring process', mailTemplates: 'Email templates' } as Partial<Record<string, string>>,
  /** By parts of settings, as the trail names them. */
  parts: {
    ...repliesTexts.templates,
    own: 'Own templates',
    reasons: 'Reasons for rejections',
    reason_required: 'Whether a reason is required',
    next_steps: 'What happens next',
    reply_days: 'Days until applicants hear from us',
    change_hours: 'Last change before an interview',
  } as Partial<Record<string, string>>,
  holdOnPerson: 'Hold on a person',
  allApplications: 'All applications',
  empty: 'No entries match your filters.',
  exported: 'Exported the audit trail.',
  exportFailed: 'The audit trail could not be exported.',
  exportFile: 'audit.csv',
} as const;
