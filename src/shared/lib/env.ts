/** The settings of the build, from `VITE_…` variables. */
export const env = {
  /** Origin of the live site, without a trailing slash. */
  siteUrl: import.meta.env.VITE_SITE_URL ?? 'https://www.example.com',
  captchaScriptUrl: import.meta.env.VITE_RECAPTCHA_SCRIPT_URL ?? 'https://www.google.com/recaptcha/api.js',
  captchaSiteKey: import.meta.env.VITE_RECAPTCHA_SITE_KEY ?? '',
  firebase: {
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? '',
    authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? '',
  },
  /** Whether the function sends mail, which job alerts and codes instead of captchas need. */
  sendsMail: import.meta.env.VITE_JOB_ALERTS === 'true',
  /** Where the functions run and store; blank for the usual region. */
  region: import.meta.env.VITE_REGION ?? '',
  authEmulatorUrl: import.meta.env.VITE_AUTH_EMULATOR_URL,
} as const;
