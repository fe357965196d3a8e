import { expect, it, vi } from 'vitest';
import { connectTo, explain } from './firebase-project.ts';

it('says how to get the credentials that are missing', async () => {
  const elsewhere = { CLOUDSDK_CONFIG: '/nonexistent', GOOGLE_APPLICATION_CREDENTIALS: '', METADATA_SERVER_DETECTION: 'none' };
  for (const [name, value] of Object.entries({ ...elsewhere, GCLOUD_PROJECT: '', GOOGLE_CLOUD_PROJECT: '' })) vi.stubEnv(name, value);
  expect(await connectTo('live').catch(explain)).toContain('gcloud auth application-default login');
});
