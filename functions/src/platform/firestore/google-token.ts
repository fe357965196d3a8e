/** Application Default Credentials, cached until they expire. @throws if there are none */
export async function googleToken(): Promise<string> {
  const { applicationDefault } = await import('firebase-admin/app');
  return (await applicationDefault().getAccessToken()).access_token;
}
