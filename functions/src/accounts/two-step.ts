import { z } from 'zod/mini';
import { serverLimits } from '../platform/contract/limits.ts';
import { newToken } from '../platform/tokens.ts';
import { type Author, changeAccount, requireAuthor, type StaffAuthor, versionOf } from './store.ts';
import { adminRecord } from '../colleagues/account.ts';
import type { VerifiedAdmin } from './team.ts';
import { adminActor, auditIn } from '../platform/audited.ts';
import { collection, type Firebase, firestoreTime } from '../platform/firestore/firebase.ts';
import { hashed } from '../platform/firestore/hashed.ts';

/** Where a challenge was given, and must be answered. */
type Purpose = 'login' | 'account page';

/** Has recovery codes if the answer has turned two-step login on. */
type CodeResult = { account: VerifiedAdmin; recoveryCodes?: string[] | undefined } | 'wrong code' | 'over';

export type TwoStepStore = ReturnType<typeof twoStepStore>;

const challengeRecord = z.object({
  purpose: z.string(),
  account: z.string(),
  version: z.string(),
  secret: z.nullable(z.string()),
  tries: z.number(),
  expires_at: firestoreTime,
});

/** An authenticator app (TOTP, RFC 6238): docs/decisions/0007-accounts.md */
export function twoStepStore(firebase: Firebase, clock: () => number) {
  const challengeDocument = async (token: string) => collection(await firebase.db(), 'rateLimits').doc(hashed('login challenge', token));

  function pending(purpose: Purpose, fields: unknown): z.output<typeof challengeRecord> | undefined {
    const { data } = challengeRecord.safeParse(fields);
    if (data?.purpose !== purpose || data.tries >= serverLimits.challengeTries) return undefined;
    return clock() < Date.parse(data.expires_at) ? data : undefined;
  }

  return {
    /** Ends after `challengeMs`, `challengeTries` wrong codes or a change of the account. */
    async challenge(purpose: Purpose, { username, version, twoStep }: VerifiedAdmin) {
      const challenge = newToken();
      const setup = twoStep ? undefined : (await import('./two-step-codes.ts')).newSecret(username);
      const expires_at = new Date(clock() + serverLimits.challengeMs);
      const fields = { purpose, account: username, version, secret: setup?.secret ?? null, tries: 0, expires_at };
      await (await challengeDocument(challenge)).create(fields);
      return { challenge, ...(setup && { setup }) };
    },

    /** @returns who logs in */
    async accountOf(challenge: string) {
      return pending('login', (await (await challengeDocument(challenge)).get()).data())?.account;
    },

    /**
     * The right code ends the challenge and, if it came with a secret, turns two-step login on.
     * @param author whose challenge it must be, unless the code is for a login
     */
    async answer(purpose: Purpose, challenge: string, code: string, author?: StaffAuthor) {
      const [db, document, { turnOn, useCode }] = await Promise.all([
        firebase.db(),
        challengeDocument(challenge),
        import('./two-step-codes.ts'),
      ]);
      // In a transaction, so that simultaneous codes can't outrun the count or be accepted twice.
      return db.runTransaction(async (transaction): Promise<CodeResult> => {
        if (author) await requireAuthor(transaction, db, author);
        const pendingChallenge = pending(purpose, (await transaction.get(document)).data());
        if (!pendingChallenge || (author && author.username !== pendingChallenge.account)) return 'over';
        const admin = collection(db, 'admins').doc(pendingChallenge.account);
        const { data: account } = adminRecord.safeParse((await transaction.get(admin)).data());
        if (!account || versionOf(account) !== pendingChallenge.version) return 'over';

        const { secret } = pendingChallenge;
        const accepted = secret === null ? account.two_step && useCode(account.two_step, code, clock()) : turnOn(secret, code, clock());
        if (!accepted) {
          transaction.update(document, { tries: pendingChallenge.tries + 1 });
          return 'wrong code';
        }
        const { twoStep, action, recoveryCodes } = accepted;
        transaction.update(admin, { two_step: twoStep });
        if (action) auditIn(transaction, admin, adminActor({ username: pendingChallenge.account }), action);
        transaction.delete(document);
        const { role, jobs } = account;
        const version = versionOf({ ...account, two_step: twoStep });
        return { account: { username: pendingChallenge.account, role, jobs, version, twoStep: true }, recoveryCodes };
      });
    },

    async renewRecoveryCodes(account: VerifiedAdmin, author: StaffAuthor) {
      if (!account.twoStep) return undefined;
      const { newRecoveryCodes } = await import('./two-step-codes.ts');
      const { codes, hashes } = newRecoveryCodes();
      const fields = { 'two_step.recovery_hashes': hashes };
      const renewed = await changeAccount(firebase, account, author, 'renew recovery codes', fields);
      return renewed ? codes : undefined;
    },

    /** @returns false if the account is missing, or no longer has the given version */
    async turnOff(account: { username: string; version?: string }, author: Author): Promise<boolean> {
      const { FieldValue } = await import('firebase-admin/firestore');
      return changeAccount(firebase, account, author, 'disable two-step login', { two_step: FieldValue.delete() });
    },
  };
}
