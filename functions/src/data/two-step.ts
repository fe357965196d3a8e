import { randomBytes } from 'node:crypto';
import { z } from 'zod/mini';
import { limits } from '../contract/limits.ts';
import type { AuthenticatorSecret } from '../contract/login.ts';
import { adminRecord, type VerifiedAdmin } from './admins.ts';
import { type Actor, adminActor, audited, auditEntry } from './audit.ts';
import { storedTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { hashed } from './rate-limits.ts';

type Verified = Omit<VerifiedAdmin, 'twoStep'>;

/** What became of a code. There are recovery codes where it has turned two-step login on. */
export type CodeResult = { account: Verified; recoveryCodes?: string[] | undefined } | 'wrong code' | 'over';

/** Two-step login: after the password, a code of an authenticator app (TOTP, RFC 6238). */
export type TwoStepStore = {
  /** @returns undefined when the account doesn't use codes */
  read: (username: string) => Promise<{ recoveryCodesLeft: number } | undefined>;
  /**
   * Asks for a code. The challenge ends after five minutes, or five wrong codes.
   * @returns its token, and a new secret where the account doesn't use codes yet
   */
  challenge: (account: VerifiedAdmin) => Promise<{ challenge: string; setup?: AuthenticatorSecret }>;
  /** @returns whose challenge it is; undefined when there is none, or no longer */
  accountOf: (challenge: string) => Promise<string | undefined>;
  /** Answers a challenge. The right code ends it and, where a secret was given with it, turns two-step login on. */
  answer: (challenge: string, code: string) => Promise<CodeResult>;
  /** Turns two-step login off. @returns false when there is no such account */
  disable: (username: string, actor: Actor) => Promise<boolean>;
};

const record = z.object({
  account: z.string(),
  password_version: z.string(),
  secret: z.nullable(z.string()),
  tries: z.number(),
  expires_at: storedTime,
});

/**
 * Two-step login in Firestore: secrets in the accounts, challenges among the rate limits, whose TTL policy removes them.
 * @param now the clock, in milliseconds
 * @see docs/decisions/0023-two-step-login.md
 */
export function twoStepStore(firebase: Firebase, now: () => number): TwoStepStore {
  const adminDocument = async (username: string) => (await firebase.db()).collection('admins').doc(username);
  const challengeDocument = async (token: string) =>
    (await firebase.db()).collection('rateLimits').doc(hashed('login challenge', token));

  function pending(fields: unknown): z.output<typeof record> | undefined {
    const { data } = record.safeParse(fields);
    return data && data.tries < limits.challengeTries && now() < Date.parse(data.expires_at) ? data : undefined;
  }

  return {
    async read(username) {
      const { data } = adminRecord.safeParse((await (await adminDocument(username)).get()).data());
      return data?.two_step && { recoveryCodesLeft: data.two_step.recovery_hashes.length };
    },

    async challenge({ username, passwordVersion, twoStep }) {
      const challenge = randomBytes(32).toString('base64url');
      const setup = twoStep ? undefined : (await import('../two-step-codes.ts')).newSecret(username);
      await (await challengeDocument(challenge)).create({
        account: username,
        password_version: passwordVersion,
        secret: setup?.secret ?? null,
        tries: 0,
        expires_at: new Date(now() + limits.challengeMs),
      });
      return { challenge, ...(setup && { setup }) };
    },

    async accountOf(challenge) {
      return pending((await (await challengeDocument(challenge)).get()).data())?.account;
    },

    async answer(challenge, code) {
      const [db, document, { turnOn, useCode }] = await Promise.all([
        firebase.db(),
        challengeDocument(challenge),
        import('../two-step-codes.ts'),
      ]);
      // A transaction, so that codes tried at once can neither outrun the count nor be accepted twice.
      return db.runTransaction(async (transaction): Promise<CodeResult> => {
        const asked = pending((await transaction.get(document)).data());
        const admin = asked && (await adminDocument(asked.account));
        if (!asked || !admin) return 'over';
        const own = adminRecord.safeParse((await transaction.get(admin)).data()).data?.two_step;

        const accepted = asked.secret === null ? own && useCode(own, code, now()) : turnOn(asked.secret, code, now());
        if (!accepted) {
          transaction.update(document, { tries: asked.tries + 1 });
          return 'wrong code';
        }
        const { twoStep, action, recoveryCodes } = accepted;
        transaction.update(admin, { two_step: twoStep });
        if (action) {
          const actor = adminActor({ username: asked.account });
          transaction.create(db.collection('auditLog').doc(), auditEntry(admin, actor, action));
        }
        transaction.delete(document);
        const account = { username: asked.account, passwordVersion: asked.password_version };
        return { account, recoveryCodes };
      });
    },

    async disable(username, actor) {
      const document = await adminDocument(username);
      const { FieldValue } = await import('firebase-admin/firestore');
      const outcome = await audited(document, actor, 'disable two-step login', (batch) =>
        batch.update(document, { two_step: FieldValue.delete() }),
      );
      return outcome === 'done';
    },
  };
}
