import { z } from 'zod/mini';
import { ConfigurationError, UnavailableError } from '../platform/errors.ts';
import type { Settings } from '../settings.ts';
import { parsedJson } from '../platform/firestore/json.ts';

type IdentityToolkit = Settings['identityToolkit'];

const signInAnswer = z.object({ idToken: z.string() });

/** Undefined for a disabled account. @throws {ConfigurationError} or {@link UnavailableError} */
export async function signIn(customToken: string, toolkit: IdentityToolkit, timeoutMs: number): Promise<string | undefined> {
  const { status, text } = await ask(toolkit, customToken, timeoutMs).catch((error: unknown) => {
    throw new UnavailableError('Identity Toolkit can’t be reached', { cause: error });
  });
  if (status === 200) {
    const answer = signInAnswer.safeParse(parsedJson(text)).data;
    if (!answer) throw new UnavailableError('Identity Toolkit: no token in its answer');
    return answer.idToken;
  }
  if (text.includes('USER_DISABLED')) return undefined;
  if (status >= 500 || status === 429) throw new UnavailableError(`Identity Toolkit: status ${status}`);
  throw new ConfigurationError(`Identity Toolkit refused the custom token or WEB_API_KEY: status ${status}`);
}

async function ask({ url, webApiKey }: IdentityToolkit, token: string, timeoutMs: number) {
  const response = await fetch(`${url}/v1/accounts:signInWithCustomToken?key=${encodeURIComponent(webApiKey)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, returnSecureToken: true }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, text: await response.text() };
}
