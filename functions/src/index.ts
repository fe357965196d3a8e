import { defineSecret, defineString } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import { createApp } from './app.ts';
import { openFirebase } from './data/firebase.ts';
import { takeOverRequests } from './http/request-body.ts';
import { createParts } from './parts.ts';
import { readSettings } from './settings.ts';

// The emulator has its settings from the environment: a declared parameter makes it ask the terminal, or Secret Manager.
const emulated = process.env.FUNCTIONS_EMULATOR === 'true';
const secrets = emulated ? [] : [defineSecret('RECAPTCHA_SECRET')];
if (!emulated) defineString('WEB_API_KEY', { label: 'Web API key (Project settings, General)' });

takeOverRequests();

const app = createApp(createParts(readSettings(process.env), openFirebase()));

/** The site's one function. */
export const api = onRequest(
  {
    region: 'us-central1',
    invoker: 'public',
    // Hosting gives up after 60 s.
    timeoutSeconds: 60,
    // Room for twenty uploads at once beside a few passwords being hashed (32 MiB each).
    memory: '512MiB',
    concurrency: 20,
    // Same origin only; without this the emulator would answer every origin.
    cors: false,
    secrets,
  },
  app,
);
