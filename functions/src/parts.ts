import type { IncomingMessage } from 'node:http';
import { type HiringProcess, hiringProcess, hiringProcessDefaults } from './contract/hiring-process.ts';
import { formNames } from './contract/forms.ts';
import { mailTemplatesDefaults, type StoredMailTemplates, storedMailTemplates } from './contract/stored-mail-templates.ts';
import { withTimeout } from './with-timeout.ts';
import { type AlertStore, alertStore } from './data/alerts.ts';
import { type AdminStore, adminStore } from './data/admins.ts';
import { type ApplicationStore, applicationStore } from './data/applications.ts';
import { type CountStore, countStore } from './data/counts.ts';
import type { Firebase } from './data/firebase.ts';
import { knownDevices } from './data/known-devices.ts';
import { type JobStore, jobStore } from './data/jobs.ts';
import { type JobNumbersStore, jobNumbersStore } from './data/job-numbers.ts';
import { type JobPageStore, jobPageStore } from './data/job-pages.ts';
import { type Outbox, outbox } from './data/outbox.ts';
import { rateLimitStore } from './data/rate-limits.ts';
import { type Recipients, recipientCounts } from './data/recipients.ts';
import { type ReplyStores, replyStore, toApplications, toMessages } from './data/replies.ts';
import { type ResumeStore, resumeStore } from './data/resumes.ts';
import { type StaffNewsStore, staffNewsStore } from './data/staff-news.ts';
import { type SettingsDocument, settingsDocument } from './data/settings-document.ts';
import { submissionStore } from './data/submissions.ts';
import { type SessionStore, sessionStore } from './data/sessions.ts';
import { type TimelineStore, timelineStore } from './data/timeline.ts';
import { type TwoStepStore, twoStepStore } from './data/two-step.ts';
import { type UpkeepStore, upkeepStore } from './data/upkeep.ts';
import { type Captcha, createCaptcha } from './http/captcha.ts';
import { createStaffCookies, type StaffCookies } from './http/cookies.ts';
import { clientAddress } from './http/client-address.ts';
import type { SubmissionStores } from './http/forms.ts';
import { createLimiter, type Limiter } from './http/limiter.ts';
import { type AlertMails, createAlertMails } from './mail/alerts.ts';
import { createNotices, type Notices } from './mail/notices.ts';
import type { MailSettings, Settings } from './settings.ts';

/** The stores and services that the app is built from. Tests replace them. */
export type Parts = SubmissionStores &
  ReplyStores & {
  jobs: JobStore;
  jobNumbers: JobNumbersStore;
  applications: ApplicationStore;
  hiringProcess: SettingsDocument<HiringProcess>;
  mailTemplates: SettingsDocument<StoredMailTemplates>;
  timeline: TimelineStore;
  counts: CountStore;
  resumes: ResumeStore;
  admins: AdminStore;
  sessions: SessionStore;
  twoStep: TwoStepStore;
  requireTwoStep: boolean;
  captcha: Captcha;
  limiter: Limiter;
  cookies: StaffCookies;
  upkeep: UpkeepStore;
  jobPages: JobPageStore;
  outbox: Outbox;
  recipients: Recipients;
  notices: Notices;
  staffNews: StaffNewsStore;
  alerts: AlertStore;
  alertMails: AlertMails | undefined;
  mail: MailSettings | undefined;
  addressOf: (request: IncomingMessage) => string;
};

/** Connects each service when it is first used. @param clock in milliseconds */
export function createParts(settings: Settings, firebase: Firebase, clock: () => number = Date.now): Parts {
  const { timeouts } = settings;
  const addressOf = (request: IncomingMessage) => clientAddress(request, settings.forwardedHops);
  // Callers of the function's own address choose the first of these, but not the second.
  const routeOf = (request: IncomingMessage) => `${addressOf(request)} ${clientAddress(request, 1)}`;
  const withFirestoreTimeout = <Store extends object>(store: Store) => withTimeout(store, 'Firestore', timeouts.firestore);
  const submissions = Object.fromEntries(
    formNames.map((name) => [name, withFirestoreTimeout(submissionStore(firebase, name))]),
  ) as SubmissionStores;
  return {
    ...submissions,
    jobs: withFirestoreTimeout(jobStore(firebase)),
    jobNumbers: withFirestoreTimeout(jobNumbersStore(firebase, clock)),
    hiringProcess: withFirestoreTimeout(settingsDocument(firebase, 'hiringProcess', hiringProcess, hiringProcessDefaults)),
    mailTemplates: withFirestoreTimeout(settingsDocument(firebase, 'mailTemplates', storedMailTemplates, mailTemplatesDefaults)),
    applications: withFirestoreTimeout(applicationStore(firebase, clock)),
    timeline: withFirestoreTimeout(timelineStore(firebase, clock)),
    applicationReplies: withFirestoreTimeout(replyStore(firebase, toApplications, clock)),
    messageReplies: withFirestoreTimeout(replyStore(firebase, toMessages, clock)),
    counts: withFirestoreTimeout(countStore(firebase)),
    resumes: withTimeout(resumeStore(firebase), 'Storage', timeouts.storage),
    admins: withFirestoreTimeout(adminStore(firebase, settings.passwordCost)),
    sessions: withTimeout(sessionStore(firebase, settings.identityToolkit, timeouts.auth, clock), 'Firebase Auth', timeouts.auth),
    twoStep: withFirestoreTimeout(twoStepStore(firebase, clock)),
    requireTwoStep: settings.requireTwoStep,
    captcha: createCaptcha(settings.captcha, timeouts.siteverify),
    limiter: createLimiter(
      withFirestoreTimeout(rateLimitStore(firebase, settings, clock)),
      withFirestoreTimeout(knownDevices(firebase, clock)),
      { addressOf, routeOf },
      settings,
      clock,
    ),
    cookies: createStaffCookies(settings.secureCookies),
    upkeep: withFirestoreTimeout(upkeepStore(firebase)),
    jobPages: jobPageStore(settings.pagesFolder),
    outbox: withFirestoreTimeout(outbox(firebase, clock)),
    recipients: withFirestoreTimeout(recipientCounts(firebase, clock)),
    notices: createNotices(settings.mail),
    staffNews: withFirestoreTimeout(staffNewsStore(firebase, clock)),
    alerts: withFirestoreTimeout(alertStore(firebase, clock)),
    alertMails: createAlertMails(settings.mail),
    mail: settings.mail,
    addressOf,
  };
}
