import { interviewLimits, serverLimits } from './limits.ts';
import { yourAccountTexts } from '../../accounts/contract/your-account-texts.ts';
import { privatePageTexts } from '../../applicant/contract/private-page-texts.ts';
import { answerTexts } from '../../applications/contract/answer-texts.ts';
import { jobTexts } from '../../jobs/contract/job-texts.ts';
import { resumeTexts } from '../../applications/contract/resume.ts';
import { staffTexts } from './staff-texts.ts';
import { texts } from './texts.ts';
import { usernameTexts } from '../../accounts/contract/username.ts';
import { visitorTexts } from './visitor-texts.ts';

const otherKind = (kind: string) => `This file is really ${kind}. Please open it, save it as PDF and choose the new file`;

/** All texts of the function's answers. Browsers do not load those that are only here. */
export const responseTexts = {
  ...texts,
  ...visitorTexts,
  ...privatePageTexts,
  ...resumeTexts,
  ...staffTexts,
  ...jobTexts,
  ...answerTexts,
  ...yourAccountTexts,
  ...usernameTexts,
  /** Why the calendar of a colleague was not read. */
  busyFaults: {
    address: 'Please enter an address that begins with https:// or webcal://',
    private: 'This address is in a private network, which this site cannot reach',
    redirects: 'This address leads on to too many others',
    status: 'The calendar’s server does not give out this file. Please copy the secret address again',
    page: 'This address leads to a web page, not to a calendar file. Please copy the secret address in iCal format',
    large: 'This calendar is larger than 2 MB',
    slow: 'The calendar’s server did not send the file within 5 seconds',
    unreachable: 'The calendar’s server cannot be reached',
    damaged: 'This calendar file is damaged, or takes too long to read',
  },
  roleForbidden: 'Your role does not allow this',
  messageNotFound: 'This message no longer exists',
  tooManyChoices: 'Choose one job, or fewer statuses',
  jobClosed: 'This job posting is closed and no longer accepts applications',
  resumeContent: 'The content of this file does not match its name. Please choose a PDF, DOC or DOCX file',
  resumeDamaged: 'This file is damaged or incomplete. Please save it again, as PDF for example, and try again',
  resumeMacros: 'This document contains macros. Please save it without them, as PDF for example, and try again',
  resumePassword: 'This document is protected by a password. Please save it without one, as PDF for example, and try again',
  resumeArchive: 'This file is really an archive. Please unpack it and choose the document inside, as PDF for example',
  resumeRtf: otherKind('an RTF document'),
  resumeWebPage: otherKind('a web page'),
  resumeWordXml: otherKind('an XML document of Word'),
  resumeTemplate: otherKind('a template for Word documents'),
  resumeOpenDocument: otherKind('an OpenDocument file, as LibreOffice saves it'),
  resumePages: otherKind('a document of Pages'),
  resumePicture: otherKind('a picture'),
  resumeTooComplex: 'This document has too many parts, or is too large once it is unpacked. Please save it as PDF and try again',
  invalidIdempotencyKey: 'The Idempotency-Key header must be a UUID',
  /** The number is formatted on use: loading the formats would delay the first response. */
  get tooManyOpenJobs() {
    return `At most ${serverLimits.openJobs.toLocaleString('en')} jobs can be open at once. Please close another one first`;
  },
  keyUsed: 'This Idempotency-Key was already used for something else. Please use a new one',

  alertsRequested: 'Please check your inbox. Once you confirm with the link in our email, we will write to you about new openings.',
  alertsUnknownFact: 'Please choose from the openings that the list shows',
  alertsExpired: 'This link can no longer be used. Please ask for alerts again on the careers page',
  unknownLink: 'This link does not lead to an application',
  sealed: 'Your application is sealed: the law requires us to keep it for a time',
  applicationOver: 'This application is closed, so its resume stays as it is',
  changesFull: `You have made all ${serverLimits.changesPerApplication} changes. Please write to us by email instead, and quote the reference`,
  noLinks: 'This site cannot send links at the moment. Please write to us',
  codeRequired: 'Please enter the code from your authenticator app',
  setupRequired: 'This site asks for a second step at login. Please set up your authenticator app',
  interviewNotFound: 'This interview no longer exists',
  interviewBooked: 'An interview is booked already. Please cancel or move that one',
  interviewEnded: 'This interview is over or canceled, so it stays as it is',
  interviewersBusy: 'One of the interviewers has another interview at this time',
  movedOften: `You have moved this interview ${serverLimits.movesPerDay} times within 24 hours. It stays as it is. Please move it later, or write to us`,
  timesOver: `Each time must lie ahead, within the next ${interviewLimits.daysAhead} days`,
  applicationClosed: 'This application is closed. Please reopen it first',
  scorecardHidden: 'You will see what others think once you have sent your own scorecard',
  notInterviewer: 'Only interviewers rate, once the interview has begun',
  scorecardSent: 'You have sent your scorecard already, so it stays as it is',
  twoStepOff: 'Two-step login is not on',
  twoStepOn: 'Two-step login is on already',
  twoStepRequired: 'This site requires two-step login, so it cannot be turned off here',
  accountNotFound: 'This account no longer exists',
  lastAdmin: 'Nobody else who can log in is an admin. Please make somebody else an admin first',
  yourTwoStep: 'Please turn off your own two-step login on your account page',
  emailHasAccount: 'There is an account with this email address already. It may be disabled',
  managersJobsGone: 'One of these jobs no longer exists. Please choose again',
  accountDisabled: 'This account is disabled. Please enable it first',
  yourPassword: 'Please change your own password on your account page',
  accountLinkRequested:
    'If there is such an account with an email address, a link for a new password is on its way to it. It works for 24 hours',
  noAccountLinks: 'This site sends no email. Please ask an admin for a link',
  accountInvitationNotFound: 'This invitation is no longer open',
  accountInvitationOver: 'This link can no longer be used. If you have used it already, please log in. Otherwise ask for a new one',
  usernameTaken: 'This username is taken. Please choose another one',
  captchaUnavailable: 'reCAPTCHA cannot be reached at the moment. Nothing you entered is lost',

  unauthorised: 'Please log in',
  forbidden: 'This account is not allowed to do that',
  notFound: 'Not found',
  applicationNotFound: 'This application no longer exists',
  addressOften: 'The address of this application was corrected within the last hour. Please wait before you correct it again',
  noAddress: 'This applicant has no email address. Please add it first, or tell them in person',
  resumeNotFound: 'This resume no longer exists',
  resumeRemoved: 'The malware scanner has removed this resume',
  held: 'A hold is on it, so nothing of it can be changed or deleted. An admin can lift the hold on the page Records',
  heldForApplicant:
    'We have to keep your application as it is for now, so this cannot be deleted or replaced. Please write to us to learn why',
  holdNotFound: 'There is nothing to hold with this id or address',
  noteNotFound: 'This note no longer exists',
  noteOfSomebodyElse: 'Only the author of a note can change it',
  staleMessage: 'Somebody else has answered this message since you opened it',
  replyNotFound: 'This reply does not exist',
  replyOnItsWay: 'It is too late: the email is on its way',
  mailOff: 'This site sends no email yet',
  staleJob: 'Somebody else has changed this job posting since you opened it',
  staleTexts: 'Somebody else has changed these texts since you opened them',
  methodNotAllowed: 'Method not allowed',
  interrupted: 'The request was interrupted',
  tooSlow: 'The request took too long to arrive. Please check your connection and try again',
  invalidOption: (name: string) => `The list option '${name}' is not valid`,
  expectedJson: 'The request body must be JSON',
  expectedObject: 'The request body must be a JSON object',
  expectedForm: 'The request body must be a multipart form',
  otherJob: 'This form was sent for another job posting',
  malformedJson: 'The request body is not valid JSON',
  malformedMultipart: 'The request body is not a valid form',
  unsupportedEncoding: 'Compressed request bodies are not supported',
  tooLarge: 'The request is too large',
  /** The site adds how long to wait. */
  tooManyRequests: 'Too many attempts',
  unavailable: 'This service is briefly unavailable. Nothing you entered is lost',
} as const;
