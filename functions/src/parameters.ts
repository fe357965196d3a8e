type Parameter = { default: string | number; description: string };

/** Parameters of a deployment, with the defaults that `functions/.env.<project>` overrides. */
export const parameters = {
  WEB_API_KEY: { default: '', description: "The web app's API key, which is public. Without it nobody can log in." },
  RECAPTCHA_HOSTNAMES: {
    default: '',
    description: 'Hosts that a captcha may have been solved on, separated by commas. Any host if empty.',
  },
  RECAPTCHA_CALLS_PER_MINUTE: {
    default: 100,
    description: 'How many captchas an instance lets Google check in a minute. Google bills each check.',
  },
  REGION: {
    default: 'us-central1',
    description: "The functions' region: the one of the Firestore database, or the nearest to it.",
  },
  SERVICE_ACCOUNT: {
    default: '',
    description: 'The full address of the service account that the functions run as. docs/deployment.md says how to create it.',
  },
  MIN_INSTANCES: { default: 0, description: 'Instances that are always running, so that no visitor waits for a start. They are billed.' },
  MAX_INSTANCES: { default: 20, description: 'The most instances at once. It bounds CPU and memory, not calls, reads or transfer.' },
  RATE_LIMIT_APPLY: {
    default: 30,
    description: 'Applications with a solved captcha per IP address and window. Ten times as many without one.',
  },
  RATE_LIMIT_CONTACT: {
    default: 20,
    description: 'Submissions of other forms, and uses of unknown private links, each per IP address and window.',
  },
  RATE_LIMIT_VIEW: { default: 120, description: 'Views of jobs that are counted per IP address, window and instance of the function.' },
  RATE_LIMIT_LOGIN: { default: 10, description: 'Failed logins per IP address or known browser, and window.' },
  RATE_LIMIT_LOGIN_REQUESTS: {
    default: 60,
    description: 'Requests to the login per IP address or known browser, and window; successful ones too.',
  },
  RATE_LIMIT_WINDOW_SECONDS: { default: 15 * 60, description: 'The window that attempts are counted in, in seconds.' },
  RATE_LIMIT_WAIT_SECONDS: { default: 60, description: 'The first wait after too many attempts, in seconds; each next is twice as long.' },
  RATE_LIMIT_WAIT_MAX_SECONDS: {
    default: 15 * 60,
    description: 'The longest wait, in seconds. Wrong login codes can cause waits of up to a day.',
  },
  REQUIRE_TWO_STEP: {
    default: '',
    description: "'true': every login requires a second step. Accounts without one set it up at the next login.",
  },
  MAIL_FROM: {
    default: '',
    description:
      'The address that mail comes from. The site sends mail only if this and STAFF_MAIL are set. Set the secret SMTP_URL first.',
  },
  STAFF_MAIL: { default: '', description: 'Addresses of staff who get mail about messages and applications, separated by commas.' },
  STAFF_NEWS: {
    default: 'immediately',
    description:
      "How often staff get an email that lists the new applications: 'immediately' (within a quarter of an hour), 'hourly' or 'daily'. Messages always come at once.",
  },
  SITE_URL: {
    default: '',
    description:
      'The address of the site, such as https://www.company.com, for the links in mails. Without it, there are no job alerts and no private links for applicants.',
  },
  FORWARDED_HOPS: { default: 2, description: 'How many proxies in front of the function add an address to X-Forwarded-For.' },
} as const satisfies Record<string, Parameter>;
