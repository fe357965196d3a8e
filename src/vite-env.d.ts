/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string;
  readonly VITE_RECAPTCHA_SCRIPT_URL?: string;
  readonly VITE_RECAPTCHA_SITE_KEY?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_JOB_ALERTS?: string;
  readonly VITE_REGION?: string;
  readonly VITE_AUTH_EMULATOR_URL?: string;
}

declare module 'virtual:theme.css';
