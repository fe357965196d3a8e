import { companyShortName } from './contract/company.ts';
import { limits } from './contract/limits.ts';
import { texts } from './contract/texts.ts';

/**
 * What makes a password easily guessed, beside its length. The list of 49,000 common passwords comes from the zxcvbn project.
 * @param password one that `newPassword` lets through
 * @param username in lower case
 * @returns a text for the person; undefined when there is nothing wrong with it
 * @see OWASP ASVS 5, 6.2.4 and 6.2.11
 */
export async function passwordProblem(password: string, username: string): Promise<string | undefined> {
  // As it is hashed.
  const letters = password.normalize('NFKC').toLowerCase();
  // A name of one or two letters is in many good passwords.
  const names = [companyShortName.toLowerCase(), username].filter((name) => name.length > 2);
  if (names.some((name) => letters.includes(name))) return texts.passwordPersonal;
  // Half a megabyte, read only by those who set a password.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common: string[] = dictionary['passwords-common'];
  const listed = common.some((entry) => entry.length >= limits.passwordLengthMin && entry === letters);
  return listed ? texts.passwordCommon : undefined;
}
