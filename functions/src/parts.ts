import type { IncomingMessage } from 'node:http';
import { hiringProcess, hiringProcessDefaults } from './contract/hiring-process.ts';
import { formNames } from './contract/forms.ts';
import { mailTemplatesDefaults, storedMailTemplates } from './contract/stored-mail-templates.ts';
import { withTimeout } from './with-timeout.ts';
import {
  applicationsOf,
  colleaguesOf,
  countsOf,
  inScope,
  interviewsOf,
  jobsOf,
  type Limit,
  noSubmissions,
  scorecardsOf,
  timelineOfJobs,
} from './data/scope.ts';
import { accountInvitationStore } from './data/account-invitations.ts';
import { alertStore } from './data/alerts.ts';
import { auditTrailStore } from './data/audit-trail.ts';
import { answeredStore } from './data/answered.ts';
import { adminStore } from './data/admins.ts';
import { applicationStore } from './data/applications.ts';
import { colleagueStore } from './data/colleagues.ts';
import { countingStore } from './data/counting.ts';
import { countStore } from './data/counts.ts';
import { figuresStore } from './data/figures.ts';
import { failedMailStore } from './data/failed-mails.ts';
import type { Firebase } from './data/firebase.ts';
import { knownDevices } from './data/known-devices.ts';
import { jobStore } from './data/jobs.ts';
import { jobNumbersStore } from './data/job-numbers.ts';
import { jobPageStore } from './data/job-pages.ts';
import { interviewStore } from './data/interviews.ts';
import { invitationStore } from './data/invitations.ts';
import { outbox } from './data/outbox.ts';
import { rateLimitStore } from './data/rate-limits.ts';
import { ownChangeStore } from './data/own-changes.ts';
import { recipientCounts } from './data/recipients.ts';
import { replyStore, toApplications, toMessages } from './data/replies.ts';
import { resumeStore } from './data/resumes.ts';
import { scheduledMailStore } from './data/scheduled-mails.ts';
import { scorecardStore } from './data/scorecards.ts';
import { staffNewsStore } from './data/staff-news.ts';
import { settingsDocument } from './data/settings-document.ts';
import { submissionStore, type SubmissionStores } from './data/submissions.ts';
import { sessionStore } from './data/sessions.ts';
import { timelineStore } from './data/timeline.ts';
import { twoStepStore } from './data/two-step.ts';
import { upkeepStore } from './data/upkeep.ts';
import { createCaptcha } from './http/captcha.ts';
import { createStaffCookies } from './http/cookies.ts';
import { clientAddress } from './http/client-address.ts';
import { createLimiter } from './http/limiter.ts';
import { createAlertMails } from './mail/alerts.ts';
import { createNotices } from './mail/notices.ts';
import type { Settings } from './settings.ts';

/** The stores and services that the app is built from. Tests replace them. */
export type Parts = ReturnType<typeof createParts>;

/** Connects each service when it is first used. @param clock in milliseconds */
export function createParts(settings: Settings, firebase: Firebase, clock: () => number = Date.now) {
  const { timeouts } = settings;
  const addressOf = (request: IncomingMessage) => clientAddress(request, settings.forwardedHops);
  /** The address that Google's front end saw. Callers of the function itself cannot choose it. */
  const callerOf = (request: IncomingMessage) => clientAddress(request, 1);
  const withFirestoreTimeout = <Store extends object>(store: Store) => withTimeout(store, 'Firestore', timeouts.firestore);
  /** Refuses what managers may not use. */
  const scoped = <Store extends object>(store: Store, limit?: Limit<Store>) => inScope(withFirestoreTimeout(store), limit);
  const submissions = Object.fromEntries(
    formNames.map((name) => [name, scoped(submissionStore(firebase, name, clock), noSubmissions)]),
  ) as SubmissionStores;
  const applications = withFirestoreTimeout(applicationStore(firebase, clock));
  return {
    ...submissions,
    jobs: scoped(jobStore(firebase), jobsOf),
    jobNumbers: scoped(jobNumbersStore(firebase, clock)),
    hiringProcess: scoped(settingsDocument(firebase, 'hiringProcess', hiringProcess, hiringProcessDefaults)),
    mailTemplates: scoped(settingsDocument(firebase, 'mailTemplates', storedMailTemplates, mailTemplatesDefaults)),
    applications: inScope(applications, applicationsOf),
    timeline: scoped(timelineStore(firebase, clock), timelineOfJobs(applications)),
    ownChanges: scoped(ownChangeStore(firebase, clock)),
    applicationReplies: scoped(replyStore(firebase, toApplications, clock)),
    messageReplies: scoped(replyStore(firebase, toMessages, clock)),
    interviews: scoped(interviewStore(firebase, clock), interviewsOf),
    scorecards: scoped(scorecardStore(firebase, clock), scorecardsOf),
    invitations: scoped(invitationStore(firebase, clock)),
    scheduledMails: scoped(scheduledMailStore(firebase, clock)),
    failedMails: scoped(failedMailStore(firebase)),
    counts: scoped(countStore(firebase), countsOf),
    figures: scoped(figuresStore(firebase, clock)),
    counting: scoped(countingStore(firebase, clock)),
    auditTrail: scoped(auditTrailStore(firebase)),
    resumes: withTimeout(resumeStore(firebase), 'Storage', timeouts.storage),
    admins: withFirestoreTimeout(adminStore(firebase, settings.passwordCost, clock)),
    accountInvitations: scoped(accountInvitationStore(firebase, clock, settings.passwordCost)),
    colleagues: scoped(colleagueStore(firebase), colleaguesOf),
    sessions: withTimeout(sessionStore(firebase, settings.identityToolkit, timeouts.auth, clock), 'Firebase Auth', timeouts.auth),
    twoStep: withFirestoreTimeout(twoStepStore(firebase, clock)),
    requireTwoStep: settings.requireTwoStep,
    captcha: createCaptcha(settings.captcha, timeouts.siteverify, clock),
    limiter: createLimiter(
      withFirestoreTimeout(rateLimitStore(firebase, settings, clock)),
      withFirestoreTimeout(knownDevices(firebase, clock)),
      { addressOf, callerOf },
      settings,
      clock,
    ),
    cookies: createStaffCookies(settings.secureCookies),
    answered: scoped(answeredStore(firebase)),
    upkeep: scoped(upkeepStore(firebase)),
    jobPages: jobPageStore(settings.pagesFolder),
    outbox: scoped(outbox(firebase, clock)),
    recipients: scoped(recipientCounts(firebase, clock)),
    notices: settings.mail && createNotices(settings.mail),
    staffNews: scoped(staffNewsStore(firebase, clock)),
    alerts: scoped(alertStore(firebase, clock)),
    alertMails: createAlertMails(settings.mail),
    mail: settings.mail,
    keptMs: settings.keptMs,
    clock,
    addressOf,
  };
}
