import type { Auth } from 'firebase-admin/auth';
import { z } from 'zod/mini';
import { adminUsername } from '../contract/login.ts';
import { hashPassword, verifyPassword } from '../password.ts';
import { type Action, audited } from './audit.ts';
import { parseDocument, readEach, storedTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { isAuthError, revokeSessions } from './tokens.ts';

const record = z.object({ password_hash: z.string(), disabled: z.boolean(), created_at: storedTime });

export type AdminAccount = { username: string; disabled: boolean; created_at: string };

/** An account whose password was right, with the hash that it was compared with. */
export type VerifiedAdmin = { username: string; passwordHash: string };

/**
 * Accounts of staff. They change by the command line alone. User names are lower case, as `adminUsername` makes them; passwords are
 * those `newPassword` lets through.
 */
export type AdminStore = {
  /** Ends sessions that an account of this name has left, and unlocks its user. @returns false when the name is taken */
  create: (username: string, password: string) => Promise<boolean>;
  /** Whether the name is taken, be it by a document that is malformed. */
  has: (username: string) => Promise<boolean>;
  /** @returns all accounts, by name */
  list: () => Promise<AdminAccount[]>;
  /** Disabling ends the account's sessions too. @returns false when there is no such account */
  setDisabled: (username: string, disabled: boolean) => Promise<boolean>;
  /** Ends the account's sessions. @returns false when there is no such account */
  setPassword: (username: string, password: string) => Promise<boolean>;
  /**
   * Takes equally long for a wrong password, an unknown name and a disabled account.
   * @param name as typed
   * @returns the account when it may log in
   */
  verify: (name: string, password: string) => Promise<VerifiedAdmin | undefined>;
  /**
   * Whether an account still may log in as it was verified. Asked once there is a session: a password that changes later ends that
   * one too, while one that changed before found none to end.
   */
  stillHolds: (account: VerifiedAdmin) => Promise<boolean>;
};

/** Admin accounts in Firestore, each act in the audit trail; the Firebase Auth user of the same name carries the sessions. */
export function adminStore(firebase: Firebase): AdminStore {
  const admins = async () => (await firebase.db()).collection('admins');

  /** @returns false when there is no such account */
  async function change(username: string, action: Action, fields: Record<string, unknown>): Promise<boolean> {
    const document = (await admins()).doc(username);
    return (await audited(document, 'command line', action, (batch) => batch.update(document, fields))) === 'done';
  }

  /** @returns undefined where there is none */
  async function read(username: string) {
    return record.safeParse((await (await admins()).doc(username).get()).data()).data;
  }

  async function has(username: string): Promise<boolean> {
    return (await (await admins()).doc(username).get()).exists;
  }

  async function endSessions(username: string): Promise<void> {
    const signedInUpTo = Math.floor(Date.now() / 1000);
    await revokeSessions(await firebase.auth(), username, signedInUpTo).catch(ignoreUnknownUser);
  }

  async function disableUser(username: string, disabled: boolean): Promise<void> {
    const auth = await firebase.auth();
    try {
      await auth.updateUser(username, { disabled });
    } catch (error) {
      ignoreUnknownUser(error);
      // Auth knows a user from the first login on. One that is under way now must find the account disabled.
      if (disabled) await makeDisabledUser(auth, username);
    }
  }

  /**
   * Who deletes an account by hand may leave its Auth user behind, locked or with sessions that go on. Where that was deleted too,
   * what is left of its sessions would be taken for those of the next user of that name.
   */
  async function resetUser(username: string): Promise<void> {
    await disableUser(username, true);
    await endSessions(username);
    await disableUser(username, false);
  }

  return {
    has,

    async create(username, password) {
      if (await has(username)) return false;
      // First, so that after a failure it can be created as before. Without a document nobody logs in.
      await resetUser(username);
      const fields = { password_hash: await hashPassword(password), disabled: false, created_at: new Date() };
      const document = (await admins()).doc(username);
      return (await audited(document, 'command line', 'create', (batch) => batch.create(document, fields))) === 'done';
    },

    async list() {
      const { docs } = await (await admins()).get();
      return readEach(docs, (snapshot) => {
        const { disabled, created_at } = parseDocument(record, snapshot.ref.path, snapshot.data());
        return { username: snapshot.id, disabled, created_at };
      });
    },

    async setDisabled(username, disabled) {
      if (!(await change(username, disabled ? 'disable' : 'enable', { disabled }))) return false;
      await disableUser(username, disabled);
      if (disabled) await endSessions(username);
      return true;
    },

    async setPassword(username, password) {
      if (!(await change(username, 'set password', { password_hash: await hashPassword(password) }))) return false;
      await endSessions(username);
      return true;
    },

    async verify(name, password) {
      const username = adminUsername.safeParse(name).data;
      const account = username === undefined ? undefined : await read(username);
      const right = await verifyPassword(password, account?.password_hash);
      if (!right || username === undefined || account?.disabled !== false) return undefined;
      return { username, passwordHash: account.password_hash };
    },

    async stillHolds({ username, passwordHash }) {
      const account = await read(username);
      return account?.disabled === false && account.password_hash === passwordHash;
    },
  };
}

async function makeDisabledUser(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.createUser({ uid, disabled: true });
  } catch (error) {
    if (!isAuthError(error, ['auth/uid-already-exists'])) throw error;
    // A first login was quicker, or a try of ours whose answer got lost.
    await auth.updateUser(uid, { disabled: true });
  }
}

function ignoreUnknownUser(error: unknown): void {
  if (!isAuthError(error, ['auth/user-not-found'])) throw error;
}
