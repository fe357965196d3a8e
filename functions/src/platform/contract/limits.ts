const mebibyte = 1024 * 1024;

/**
 * A larger one needs more memory or less concurrency, in `functions/src/index.ts`, and a faster
 * `slowestUpload`: it must arrive and be stored before Hosting ends the request.
 */
const resumeMebibytes = 5;

/** Hosting ends a request after this time. */
const hostingMs = 60_000;

export const dayMs = 24 * 60 * 60 * 1000;
const undoMs = 10_000;

export const interviewLimits = { times: 10, interviewers: 4, placeLength: 200, whyLength: 300, daysAhead: 90, listedDays: 62 } as const;

/** What interviewers rate of an applicant. */
export const criteriaLimits = { min: 4, max: 6 } as const;

/** Lengths are in Unicode code points, sizes in bytes, times in milliseconds. */
export const limits = {
  resumeMebibytes,
  resumeBytes: resumeMebibytes * mebibyte,
  /** In UTF-16 units. */
  resumeFileNameLength: 255,
  docxEntries: 1000,
  docxPreviewMs: 10_000,
  docxPreviewXmlBytes: 2 * mebibyte,
  /** In UTF-16 units. */
  docxPreviewLength: 500_000,
  /** For the first page of a PDF, and for each other one. */
  pdfDrawMs: 30_000,
  /** Phones limit the memory of all canvases. A page that is larger on screen is drawn in parts. */
  pdfCanvasPixels: 2 ** 23,
  /** A larger picture is left out. Scanned at 600 dpi, A3 has 70 million. */
  pdfPicturePixels: 10 ** 8,
  nameLength: 100,
  colleagueTitleLength: 100,
  /** RFC 5321. */
  emailLength: 254,
  phoneLength: 40,
  coverLetterLength: 10_000,
  nextStepsLength: 1000,
  replyDaysMax: 90,
  changeHoursMax: 168,
  /** How many answers must be due in these days before the site tells how many were in time. */
  answeredMin: 20,
  answeredDays: 90,
  noteLength: 5000,
  mentionsPerNote: 10,
  /** After this time, an open page asks for other people's changes. */
  refreshMs: 30_000,
  undoMs,
  replyLength: 5000,
  alertValues: 20,
  ownTemplates: 30,
  rejectionReasons: 12,
  teamWordLength: 60,
  bulkMax: 500,
  subjectLength: 200,
  messageLength: 10_000,
  messagesPerApplication: 20,
  jobTitleLength: 150,
  jobLineLength: 100,
  jobTextLength: 20_000,
  jobPlaces: 5,
  /** In any currency. A lower yearly amount is one in thousands or lakh. */
  payMax: 10 ** 10,
  yearlyPayMin: 100,
  reasonLength: 300,
  /** That a job asks. An answer to one of several has between two and so many choices. */
  questions: 8,
  questionLength: 200,
  choices: 12,
  /** Of an answer in words. */
  answerLength: 500,
  /** A job that was closed for longer is published anew. */
  samePostingMs: 30 * dayMs,
  choiceBytes: 64,
  calendarAddressLength: 2000,
  searchLength: 100,
  sourceLength: 40,
  /** https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
  documentIdBytes: 1500,
  pageSize: 25,
  pageSizeMax: 100,
  jobPageSize: 2_000,
  numberBytes: 16,
  timeBytes: 64,
  captchaTokenBytes: 8192,
  /** Before Unicode normalisation. */
  passwordBytes: 1024,
  usernameBytes: 256,
  jobsOfManager: 6,
  codeBytes: 64,
  challengeBytes: 64,
  linkTokenBytes: 64,
  loginBodyMs: 5000,
  /** The account page suggests new codes when no more than this many are left. */
  recoveryCodesFew: 2,
  /** Within OWASP ASVS 5, V6.2: at least 8, better 15 characters, and at least 64 permitted. */
  passwordLengthMin: 12,
  passwordLengthMax: 128,
  noticeMs: 6000,
  /** Longer than Hosting's time, so that Hosting answers first. */
  responseMs: hostingMs + 5000,
  applyDialogCloseMs: 3000,
  captchaLoadMs: 10_000,
} as const;

/** Limits that no browser loads, in the same units. */
export const serverLimits = {
  multipartBytes: (resumeMebibytes + 1) * mebibyte,
  /** Two long texts of a job, at three bytes a character, and its other fields. */
  jsonBytes: 160 * 1024,
  /** The mail of a reply waits until an undo has arrived. */
  replyDelayMs: undoMs + 2000,
  bulkMs: hostingMs - 20_000,
  /** Lists, filters, site map, feed and alerts are built for this many. */
  openJobs: 2000,
  /** Corrections of name and phone, new resumes, and changes of `keep`. */
  changesPerApplication: 50,
  listedRecords: 500,
  listedSources: 100,
  viewDays: 30,
  accountInvitationMs: 3 * dayMs,
  /** Of a link for a new password. */
  accountLinkMs: dayMs,
  linksPerMail: 10,
  /** The request for a lost link takes a multiple of it. About ten times what the work takes. */
  linkStepMs: 500,
  /** Links that work besides an application's first: those that were mailed last. */
  mailedLinks: 10,
  /** How often staff can correct an applicant's address: not again within this time. */
  addressMs: 60 * 60 * 1000,
  /** Of how many applications of a person the order is counted again when one goes. */
  countedAgain: 10,
  /** For each application. */
  archivesPerHour: 20,
  archiveWindowMs: 60 * 60 * 1000,
  challengeMs: 5 * 60 * 1000,
  challengeTries: 5,
  captchaCodeMs: 15 * 60 * 1000,
  recoveryCodes: 10,
  sessionMs: 12 * 60 * 60 * 1000,
  /** How long a browser stays known after a login. */
  deviceMs: 90 * dayMs,
  /** How many documents an export reads at once. */
  exportPage: 250,
  /** Before it, for the columns of their questions. */
  questionsPage: 2000,
  sessionIdleMs: 2 * 60 * 60 * 1000,
  auditMs: 2 * 365 * dayMs,
  outboxMs: 30 * dayMs,
  /** No other sender takes the mail during this time, which is longer than sending may take. */
  mailLeaseMs: 5 * 60 * 1000,
  /** `post` may run for twice this time. What waits for longer is left to `postDue`. */
  postWaitMs: 60 * 1000,
  /** The wait after the first failure. Each next is twice as long. */
  mailWaitMs: 5 * 60 * 1000,
  mailWaitMaxMs: 6 * 60 * 60 * 1000,
  /** Mails of one kind in a day to an address entered in a form. */
  mailsPerRecipient: 10,
  /** Codes that stand in for a captcha, in a day. */
  codesPerRecipient: 3,
  /** Mails in a day to a colleague whom notes mention. */
  mentionsPerRecipient: 50,
  /** Larger and longer mails are left in the inbox: parsing takes time and memory for each line. */
  mailBytes: 10 * mebibyte,
  mailLines: 200_000,
  /** How many mails one run of `postDue` reads, and how old they are at most. */
  inboxMails: 100,
  inboxAgeMs: 30 * dayMs,
  filesPerMail: 5,
  /** How many waiting mails `postDue` sends in a batch. */
  dueMails: 100,
  /** One mail to staff lists the oldest of them, and says how many there are in all. */
  newsApplications: 20,
  /** How many accounts get news, and are offered as owners. */
  colleagues: 200,
  /** News and alerts cover what is older, and by then stored: a request takes a minute at most. */
  newsSettleMs: 5 * 60 * 1000,
  alertConfirmMs: 3 * dayMs,
  /** How many links of one subscriber work: the newest. Each mail adds one. */
  alertLinks: 90,
  /** How many subscribers one run of `postDue` writes to. */
  dueAlerts: 500,
  /** How often an applicant can move an interview in 24 hours. Each move mails everybody. */
  movesPerDay: 5,
  hostingMs,
} as const;
