import { applicationDefault } from 'firebase-admin/app';

/**
 * @returns an access token of the Application Default Credentials: those of `gcloud auth application-default login`, of the
 *   key file that GOOGLE_APPLICATION_CREDENTIALS names, or of the machine where it is Google's
 * @throws when there are none
 */
export async function googleToken(): Promise<string> {
  return (await applicationDefault().getAccessToken()).access_token;
}
