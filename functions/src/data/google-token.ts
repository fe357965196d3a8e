/**
 * @returns an access token of the Application Default Credentials: those of `gcloud auth application-default login`, of the
 *   key file that GOOGLE_APPLICATION_CREDENTIALS names, or of the machine where it is Google's. It is kept until it runs out.
 * @throws when there are none
 */
export async function googleToken(): Promise<string> {
  const { applicationDefault } = await import('firebase-admin/app');
  return (await applicationDefault().getAccessToken()).access_token;
}
