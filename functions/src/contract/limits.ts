const mebibyte = 1024 * 1024;

/** The size limits of an upload follow from it. timeouts.test.ts fails if the largest upload takes longer than Hosting allows. */
const resumeMebibytes = 5;

/** Hosting ends a request after this time, in milliseconds. */
const hostingMs = 60_000;

const dayMs = 24 * 60 * 60 * 1000;
const undoMs = 10_000;

/** Limits of the site and the function. Lengths are in Unicode code points, sizes in bytes, times in milliseconds. */
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
  /** How long the first page of a PDF, and each other one, may take. */
  pdfDrawMs: 30_000,
  /** The largest canvas. Phones limit the memory of all canvases. A page that is larger on the screen is drawn in parts. */
  pdfCanvasPixels: 2 ** 23,
  /** A larger picture is left out. Scanned at 600 dpi, A3 has 70 million. */
  pdfPicturePixels: 10 ** 8,
  multipartBytes: (resumeMebibytes + 1) * mebibyte,
  /** Room for the two long texts of a job, at three bytes a character, and for its other fields. */
  jsonBytes: 160 * 1024,
  nameLength: 100,
  /** RFC 5321. */
  emailLength: 254,
  phoneLength: 40,
  coverLetterLength: 10_000,
  nextStepsLength: 1000,
  replyDaysMax: 90,
  noteLength: 5000,
  /** After this time, an open page asks for other people's changes. */
  refreshMs: 30_000,
  /** How long a change of status can be undone with one click. */
  undoMs,
  replyLength: 5000,
  /** How long the mail of a reply waits: while the reply can be undone, and until the undo has arrived. */
  replyDelayMs: undoMs + 2000,
  /** How many applications one bulk action may change. */
  bulkMax: 500,
  /** A bulk action starts no further change after this time. */
  bulkMs: hostingMs - 20_000,
  subjectLength: 200,
  messageLength: 10_000,
  /** How many messages an applicant can add to one application. */
  messagesPerApplication: 20,
  jobTitleLength: 150,
  jobLineLength: 100,
  jobTextLength: 20_000,
  choiceBytes: 64,
  searchLength: 100,
  sourceLength: 40,
  /** How many sources of a job's applications staff see: the most frequent. */
  jobSources: 20,
  /** The list of all sources is made from this many counts: the largest. Each count is for one job and one source. */
  listedSources: 100,
  /** For how many days staff see the views of a job. */
  viewDays: 30,
  /** https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
  documentIdBytes: 1500,
  pageSize: 25,
  pageSizeMax: 100,
  numberBytes: 16,
  timeBytes: 64,
  captchaTokenBytes: 8192,
  /** Before Unicode normalisation. */
  passwordBytes: 1024,
  usernameBytes: 256,
  /** With the blanks that people type between groups. */
  codeBytes: 64,
  challengeBytes: 64,
  linkTokenBytes: 64,
  /** How many applications one mail has links to: the newest. */
  linksPerMail: 10,
  /** How many requested links to one application work besides its first: those that were mailed last. */
  requestedLinks: 2,
  loginBodyMs: 5000,
  challengeMs: 5 * 60 * 1000,
  challengeTries: 5,
  recoveryCodes: 10,
  /** The account page suggests new recovery codes once no more than this many are left. */
  recoveryCodesFew: 2,
  /** Within OWASP ASVS 5, V6.2: at least 8, better 15 characters, and at least 64 permitted. */
  passwordLengthMin: 12,
  passwordLengthMax: 128,
  /** The longest session, however often its token is renewed. */
  sessionMs: 12 * 60 * 60 * 1000,
  sessionIdleMs: 2 * 60 * 60 * 1000,
  /** How long an audit entry is kept. */
  auditMs: 2 * 365 * dayMs,
  /** How long a mail stays in the outbox at most, sent or not. */
  outboxMs: 30 * dayMs,
  /** After a sender has taken a mail, no other takes it for this time, which is longer than sending may take. */
  mailLeaseMs: 5 * 60 * 1000,
  /** The wait after the first failure. Each next is twice as long. */
  mailWaitMs: 5 * 60 * 1000,
  mailWaitMaxMs: 6 * 60 * 60 * 1000,
  /** How many mails of one kind the forms send in a day to the address entered in them. */
  mailsPerRecipient: 10,
  /** How many waiting mails one run of `postDue` sends. */
  dueMails: 100,
  /** How many applications one mail to staff counts by job. The mail also says how many more there are. */
  newsApplications: 500,
  /** News and alerts cover only what is older than this. All of it is stored by then: a request takes a minute at most. */
  newsSettleMs: 5 * 60 * 1000,
  /** How long a request for alerts can be confirmed. */
  alertConfirmMs: 3 * dayMs,
  /** How many links of one subscriber work: the newest. Each mail adds one. */
  alertLinks: 90,
  /** How many subscribers one run of `postDue` writes to. */
  dueAlerts: 500,
  /** How long the contact form shows a notice. */
  noticeMs: 6000,
  hostingMs,
  /** How long the site waits for an answer: a little longer than Hosting. */
  answerMs: hostingMs + 5000,
  applyDialogCloseMs: 3000,
  captchaLoadMs: 10_000,
} as const;
