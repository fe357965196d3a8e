import type { IncomingMessage } from 'node:http';
import { hiringProcess, hiringProcessDefaults } from './jobs/contract/hiring-process.ts';
import { mailTemplatesDefaults, storedMailTemplates } from './answers/contract/stored-mail-templates.ts';
import { withTimeout } from './platform/with-timeout.ts';
import { applicationsOf, timelineOfJobs } from './applications/scope.ts';
import { inScope, type Limit } from './platform/scope.ts';
import { accountInvitationStore } from './accounts/invitations.ts';
import { alertStore } from './alerts/store.ts';
import { auditTrailStore } from './audit/store.ts';
import { answeredStore } from './answers/promise.ts';
import { adminStore } from './accounts/team.ts';
import { applicationStore } from './applications/store.ts';
import { colleaguesOf, colleagueStore } from './accounts/colleagues.ts';
import { countsOf, countStore } from './figures/counts.ts';
import { figuresStore } from './figures/store.ts';
import { failedMailStore } from './platform/mail/failed.ts';
import type { Firebase } from './platform/firestore/firebase.ts';
import { knownDevices } from './accounts/known-devices.ts';
import { jobsOf, jobStore } from './jobs/store.ts';
import { jobNumbersStore } from './jobs/numbers.ts';
import { jobPageStore } from './jobs/page-files.ts';
import { interviewsOf, interviewStore } from './interviews/store.ts';
import { suggestionStore } from './answers/suggestions.ts';
import { outbox } from './platform/mail/outbox.ts';
import { rateLimitStore } from './platform/firestore/rate-limits.ts';
import { ownChangeStore } from './applicant/store.ts';
import { recipientCounts } from './platform/mail/recipients.ts';
import { replyStore } from './answers/replies.ts';
import { statusStore } from './answers/statuses.ts';
import { messageReplyStore } from './messages/replies.ts';
import { applicationChanges } from './applications/change.ts';
import { effects } from './effects.ts';
import { resumeStore } from './applications/resumes.ts';
import { scheduledMailStore } from './answers/scheduled.ts';
import { scorecardsOf, scorecardStore } from './interviews/scorecards.ts';
import { staffNewsStore } from './accounts/news.ts';
import { settingsDocument } from './platform/firestore/settings-document.ts';
import { messageStore, noMessages } from './messages/store.ts';
import { sessionStore } from './accounts/sessions.ts';
import { timelineStore } from './applications/timeline.ts';
import { twoStepStore } from './accounts/two-step.ts';
import { upkeepStore } from './platform/firestore/upkeep.ts';
import { createCaptcha } from './platform/http/captcha.ts';
import { createStaffCookies } from './platform/http/cookies.ts';
import { clientAddress } from './platform/http/client-address.ts';
import { createLimiter } from './platform/http/limiter.ts';
import { createAlertMails } from './alerts/notices.ts';
import { createNotices } from './notices.ts';
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
  const changeApplication = applicationChanges(firebase, effects.whenShown, clock);
  const applications = withFirestoreTimeout(applicationStore(firebase, changeApplication, clock));
  return {
    messages: scoped(messageStore(firebase, clock), noMessages),
    jobs: scoped(jobStore(firebase), jobsOf),
    jobNumbers: scoped(jobNumbersStore(firebase, clock)),
    hiringProcess: scoped(settingsDocument(firebase, 'hiringProcess', hiringProcess, hiringProcessDefaults)),
    mailTemplates: scoped(settingsDocument(firebase, 'mailTemplates', storedMailTemplates, mailTemplatesDefaults)),
    applications: inScope(applications, applicationsOf),
    timeline: scoped(timelineStore(firebase, clock), timelineOfJobs(applications)),
    ownChanges: scoped(ownChangeStore(changeApplication)),
    statuses: scoped(statusStore(changeApplication, clock)),
    applicationReplies: scoped(replyStore(changeApplication, clock)),
    messageReplies: scoped(messageReplyStore(firebase, clock)),
    interviews: scoped(interviewStore(firebase, changeApplication, clock), interviewsOf),
    scorecards: scoped(scorecardStore(firebase, clock), scorecardsOf),
    suggestions: scoped(suggestionStore(firebase, clock)),
    scheduledMails: scoped(scheduledMailStore(firebase, changeApplication)),
    failedMails: scoped(failedMailStore(firebase)),
    counts: scoped(countStore(firebase), countsOf),
    figures: scoped(figuresStore(firebase, clock)),
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
      withFirestoreTimeout(rateLimitStore(firebase, clock)),
      withFirestoreTimeout(knownDevices(firebase, clock)),
      { addressOf, callerOf },
      settings,
      clock,
    ),
    cookies: createStaffCookies(settings.secureCookies),
    answered: scoped(answeredStore(firebase)),
    upkeep: scoped(upkeepStore(firebase)),
    jobPages: jobPageStore(settings.pagesFolder),
    outbox: scoped(outbox(firebase, effects.ofMails, clock)),
    recipients: scoped(recipientCounts(firebase, clock)),
    notices: settings.mail && createNotices(settings.mail),
    staffNews: scoped(staffNewsStore(firebase, clock)),
    alerts: scoped(alertStore(firebase, clock)),
    alertMails: createAlertMails(settings.mail),
    mail: settings.mail,
    cacheMs: settings.cacheMs,
    clock,
    addressOf,
  };
}
