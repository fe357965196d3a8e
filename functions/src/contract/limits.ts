/** Every limit that the site and the function share. Lengths are in Unicode code points, sizes in bytes, times in milliseconds. */
export const limits = {
  /** A resume's size; the specification's '5 MB'. */
  resumeBytes: 5 * 1024 * 1024,
  /** A resume's file name, the longest that common file systems store. */
  resumeFileNameLength: 255,
  /** The entries of a DOCX, which is an archive; Word writes tens. */
  docxEntries: 1000,
  /** What the dashboard shows of a DOCX: for how long it converts one, how much XML it unpacks, how much HTML it shows. */
  docxPreviewMs: 10_000,
  docxPreviewXmlBytes: 2 * 1024 * 1024,
  docxPreviewLength: 500_000,
  /** Room for a resume and its form fields in one multipart request. */
  multipartBytes: 6 * 1024 * 1024,
  /** A JSON request body: two long texts of a job posting in a script of three bytes a character, and the rest. */
  jsonBytes: 160 * 1024,
  nameLength: 100,
  /** RFC 5321: the longest address that mail can be sent to. */
  emailLength: 254,
  phoneLength: 40,
  coverLetterLength: 10_000,
  subjectLength: 200,
  messageLength: 10_000,
  jobTitleLength: 150,
  jobLineLength: 100,
  jobTextLength: 20_000,
  searchLength: 100,
  /** A document's id: https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
  documentIdBytes: 1500,
  pageSize: 25,
  pageSizeMax: 100,
  /** A number in a query string. */
  numberBytes: 16,
  /** A time in ISO 8601. */
  timeBytes: 64,
  captchaTokenBytes: 8192,
  /** A password as it is sent, before it is normalised. */
  passwordBytes: 1024,
  usernameBytes: 256,
  /** A code of an authenticator app, or a recovery code, with the blanks that people put in. */
  codeBytes: 64,
  challengeBytes: 64,
  /** How long the body of a login may take to arrive. */
  loginBodyMs: 5000,
  /** How long a login may wait for its second step, and how many codes may be tried. */
  challengeMs: 5 * 60 * 1000,
  challengeTries: 5,
  recoveryCodes: 10,
  /** With so many recovery codes left or fewer, the account page suggests new ones. */
  recoveryCodesFew: 2,
  /** A new password, as OWASP ASVS 5 asks (V6.2). */
  passwordLengthMin: 12,
  passwordLengthMax: 128,
  /** An admin session's whole life, however often its token is renewed. */
  sessionMs: 12 * 60 * 60 * 1000,
  /** How long a session lasts without being used. */
  sessionIdleMs: 2 * 60 * 60 * 1000,
  /** How long an entry of the audit trail is kept: two years. */
  auditMs: 2 * 365 * 24 * 60 * 60 * 1000,
  noticeMs: 6000,
  /** How long a call may be silent: a little longer than Hosting is, which gives up after 60 s. */
  answerMs: 65_000,
  applyDialogCloseMs: 3000,
  /** How long the captcha script may take before the form says that it can't load. */
  captchaLoadMs: 10_000,
} as const;
