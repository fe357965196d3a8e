import { expect, it, vi } from 'vitest';
import { connectTo } from './firebase-project.ts';

it('says how to get the credentials that are missing', async () => {
  const elsewhere = { CLOUDSDK_CONFIG: '/nonexistent', GOOGLE_APPLICATION_CREDENTIALS: '', METADATA_SERVER_DETECTION: 'none' };
  for (const [name, value] of Object.entries({ ...elsewhere, GCLOUD_PROJECT: '', GOOGLE_CLOUD_PROJECT: '' })) vi.stubEnv(name, value);
  await expect(connectTo('live')).rejects.toThrow('gcloud auth application-default login');
});

it('connects to no project without an id', async () => {
  await expect(connectTo('')).rejects.toThrow('--project needs');
});
