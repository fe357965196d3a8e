import { companyShortName } from './contract/company.ts';
import { texts } from './contract/texts.ts';

/** @returns why a password is easy to guess, if it is (OWASP ASVS 5, 6.2.4 and 6.2.11) */
export async function passwordProblem(password: string, username: string): Promise<string | undefined> {
  const normalised = password.normalize('NFKC').toLowerCase();
  // Shorter names occur in many good passwords.
  const names = [companyShortName.toLowerCase(), username].filter((name) => name.length > 2);
  if (names.some((name) => normalised.includes(name))) return texts.passwordPersonal;
  // The list has half a megabyte, so it is loaded only when it is needed.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common: string[] = dictionary['passwords-common'];
  return common.includes(normalised) ? texts.passwordCommon : undefined;
}
