import { limits } from '../../platform/contract/limits.ts';

/** Texts that only applicants see, on their private page. */
export const privatePageTexts = {
  applicationNotLoaded: 'Your application could not be loaded',
  messageFailed: 'Your message could not be sent',
  messagesFull: `You have sent all ${limits.messagesPerApplication} messages. Please write to us by email instead, and quote the reference`,
  profileFailed: 'Your details could not be saved',
  resumeFailed: 'Your resume could not be replaced',
  keepFailed: 'Your choice could not be saved',
  archiveFailed: 'Your data could not be downloaded',
  withdrawFailed: 'Your application could not be withdrawn',
  eraseFailed: 'Your application could not be erased',
  interviewFailed: 'Your answer could not be sent',
  invalidInterviewAnswer: 'Choose one of the times, or say that none suits, or cancel',
  timeTaken: 'This time has just been taken. Please choose another one',
  timeGone: 'This time can no longer be chosen. Please choose another one',
  interviewOver: 'This interview can no longer be changed here. Please write to us',
  linkRequested:
    'If we have an application from this address, an email with its link arrives within a few minutes. Please check your spam folder too.',
  linkFailed: 'The link could not be requested. Please try again.',
} as const;
