import { type AdminStore, adminStore } from './data/admins.ts';
import { type ApplicationStore, applicationStore } from './data/applications.ts';
import { type ContactMessageStore, contactMessageStore } from './data/contact-messages.ts';
import { familiarAddresses } from './data/familiar-addresses.ts';
import type { Firebase } from './data/firebase.ts';
import { type JobStore, jobStore } from './data/jobs.ts';
import { rateLimitStore } from './data/rate-limits.ts';
import { bucketResumes, folderResumes, type ResumeStore } from './data/resumes.ts';
import { type SessionStore, sessionStore } from './data/sessions.ts';
import { type Captcha, createCaptcha } from './http/captcha.ts';
import { createLimiter, type Limiter } from './http/limiter.ts';
import type { Settings } from './settings.ts';

/** What the app is built from: stores and services. Tests put others in their place. */
export type Parts = {
  jobs: JobStore;
  applications: ApplicationStore;
  contactMessages: ContactMessageStore;
  resumes: ResumeStore;
  admins: AdminStore;
  sessions: SessionStore;
  captcha: Captcha;
  limiter: Limiter;
};

/**
 * Makes the real parts. Nothing is connected before it is used.
 * @param now the clock, in milliseconds
 */
export function createParts(settings: Settings, firebase: Firebase, now: () => number = Date.now): Parts {
  return {
    jobs: jobStore(firebase),
    applications: applicationStore(firebase),
    contactMessages: contactMessageStore(firebase),
    resumes: settings.resumeFolder === undefined ? bucketResumes(firebase) : folderResumes(settings.resumeFolder),
    admins: adminStore(firebase),
    sessions: sessionStore(firebase, settings.identityToolkit, now),
    captcha: createCaptcha(settings.captcha),
    limiter: createLimiter(rateLimitStore(firebase, settings, now), familiarAddresses(firebase, now), settings),
  };
}
