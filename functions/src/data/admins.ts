import { z } from 'zod/mini';
import { adminUsername } from '../contract/login.ts';
import { hashPassword, type PasswordCost, passwordCost, verifyPassword } from '../password.ts';
import { type Action, type Actor, audited } from './audit.ts';
import { parseDocument, readEach, storedTime } from './documents.ts';
import { endSessions } from './end-sessions.ts';
import type { Firebase } from './firebase.ts';
import { hashed } from './rate-limits.ts';

const twoStepRecord = z.object({ secret: z.string(), last_step: z.number(), recovery_hashes: z.array(z.string()) });

/** An account as it is stored. */
export const adminRecord = z.object({
  password_hash: z.string(),
  disabled: z.boolean(),
  created_at: storedTime,
  two_step: z.optional(twoStepRecord),
});

export type AdminAccount = { username: string; disabled: boolean; twoStep: boolean; created_at: string };

/** An account whose password was right. */
export type VerifiedAdmin = {
  username: string;
  /** Tells this password from earlier and later ones. */
  passwordVersion: string;
  /** Whether it needs a code as well. */
  twoStep: boolean;
};

/** Accounts of staff. User names are lower case, as `adminUsername` makes them; passwords are those `newPassword` lets through. */
export type AdminStore = {
  /** Ends sessions that an account of this name has left. @returns false when the name is taken */
  create: (username: string, password: string) => Promise<boolean>;
  /** Whether the name is taken, even by a malformed document. */
  has: (username: string) => Promise<boolean>;
  /** @returns all accounts, by name */
  list: () => Promise<AdminAccount[]>;
  /** Disabling ends the account's sessions. @returns false when there is no such account */
  setDisabled: (username: string, disabled: boolean) => Promise<boolean>;
  /**
   * Ends the account's sessions.
   * @param keptSessionId the session that goes on: that of the admin who changes it
   * @returns false when there is no such account
   */
  setPassword: (username: string, password: string, actor?: Actor, keptSessionId?: string) => Promise<boolean>;
  /**
   * Takes equally long for a wrong password, an unknown name and a disabled account.
   * @param name as typed
   * @returns the account when its password is right
   */
  verify: (name: string, password: string) => Promise<VerifiedAdmin | undefined>;
  /**
   * Whether an account may still log in as it was verified. Asked once the session is open: a password that changes later ends
   * this session too, while one that changed before found none to end.
   */
  stillHolds: (account: Pick<VerifiedAdmin, 'username' | 'passwordVersion'>) => Promise<boolean>;
};

/**
 * Admin accounts in Firestore, each act in the audit trail.
 * @param cost of hashing a password
 */
export function adminStore(firebase: Firebase, cost: PasswordCost = passwordCost): AdminStore {
  const admins = async () => (await firebase.db()).collection('admins');

  /** @returns false when there is no such account */
  async function change(username: string, actor: Actor, action: Action, fields: Record<string, unknown>): Promise<boolean> {
    const document = (await admins()).doc(username);
    return (await audited(document, actor, action, (batch) => batch.update(document, fields))) === 'done';
  }

  /** @returns undefined where there is none */
  async function read(username: string) {
    return adminRecord.safeParse((await (await admins()).doc(username).get()).data()).data;
  }

  async function has(username: string): Promise<boolean> {
    return (await (await admins()).doc(username).get()).exists;
  }

  return {
    has,

    async create(username, password) {
      if (await has(username)) return false;
      // An account that was deleted by hand may have left some.
      await endSessions(firebase, username);
      const fields = { password_hash: await hashPassword(password, cost), disabled: false, created_at: new Date() };
      const document = (await admins()).doc(username);
      return (await audited(document, 'command line', 'create', (batch) => batch.create(document, fields))) === 'done';
    },

    async list() {
      const { docs } = await (await admins()).get();
      return readEach(docs, (snapshot) => {
        const { disabled, two_step, created_at } = parseDocument(adminRecord, snapshot.ref.path, snapshot.data());
        return { username: snapshot.id, disabled, twoStep: two_step !== undefined, created_at };
      });
    },

    async setDisabled(username, disabled) {
      if (!(await change(username, 'command line', disabled ? 'disable' : 'enable', { disabled }))) return false;
      if (disabled) await endSessions(firebase, username);
      return true;
    },

    async setPassword(username, password, actor = 'command line', keptSessionId) {
      if (!(await change(username, actor, 'set password', { password_hash: await hashPassword(password, cost) }))) return false;
      await endSessions(firebase, username, keptSessionId);
      return true;
    },

    async verify(name, password) {
      const username = adminUsername.safeParse(name).data;
      const account = username === undefined ? undefined : await read(username);
      const right = await verifyPassword(password, account?.password_hash, cost);
      if (!right || username === undefined || account?.disabled !== false) return undefined;
      return { username, passwordVersion: versionOf(account.password_hash), twoStep: account.two_step !== undefined };
    },

    async stillHolds({ username, passwordVersion }) {
      const account = await read(username);
      return account?.disabled === false && versionOf(account.password_hash) === passwordVersion;
    },
  };
}

function versionOf(passwordHash: string): string {
  return hashed('password', passwordHash);
}
