import { adminUsername } from '../contract/login.ts';
import { hashPassword, type PasswordCost, passwordCost, verifyPassword } from '../password.ts';
import { type AdminRecord, adminRecord, changeAccount, endSessions, versionOf } from './accounts.ts';
import { adminActor, audited } from './audit.ts';
import { collection } from './collections.ts';
import { storedDocument } from './documents.ts';
import type { Firebase } from './firebase.ts';

export type AdminAccount = { username: string; disabled: boolean; twoStep: boolean; created_at: string };

/** An account as it was when its password was checked. */
export type VerifiedAdmin = {
  username: string;
  /** Tells this password and second step from earlier and later ones. */
  version: string;
  /** Whether it needs a code as well. */
  twoStep: boolean;
};

/** Accounts of staff. User names are lower case, as `adminUsername` makes them; passwords are those `newPassword` lets through. */
export type AdminStore = {
  /** Ends sessions that an account of this name has left. @returns false when the name is taken */
  create: (username: string, password: string) => Promise<boolean>;
  /** Whether the name is taken, even by a malformed document. */
  has: (username: string) => Promise<boolean>;
  /** @returns all accounts, by name. One that can't be read can't log in and counts as disabled */
  list: () => Promise<AdminAccount[]>;
  /** Disabling ends the account's sessions. @returns false when there is no such account */
  setDisabled: (username: string, disabled: boolean) => Promise<boolean>;
  /** Ends the account's sessions. @returns false when there is no such account */
  setPassword: (username: string, password: string) => Promise<boolean>;
  /**
   * An admin's own change of password. Ends the account's other sessions.
   * @returns false when the account has changed since it was verified
   */
  changePassword: (account: VerifiedAdmin, password: string, sessionId: string) => Promise<boolean>;
  /**
   * Takes equally long for a wrong password, an unknown name and a disabled account.
   * @param name as typed
   * @returns the account when its password is right
   */
  verify: (name: string, password: string) => Promise<VerifiedAdmin | undefined>;
  /**
   * Whether an account may still log in as it was verified. To be asked once the session is open: a later change finds that session
   * and ends it, an earlier one is seen here.
   */
  stillHolds: (account: VerifiedAdmin) => Promise<boolean>;
};

/**
 * Admin accounts in Firestore, each act in the audit trail.
 * @param cost of hashing a password
 */
export function adminStore(firebase: Firebase, cost: PasswordCost = passwordCost): AdminStore {
  const admins = async () => collection(await firebase.db(), 'admins');

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
      return docs.map((snapshot) => {
        const { id, fields, createTime } = storedDocument(snapshot);
        const account = adminRecord.safeParse(fields).data;
        const created_at = account?.created_at ?? createTime.toISOString();
        return { username: id, disabled: account?.disabled ?? true, twoStep: account?.two_step !== undefined, created_at };
      });
    },

    async setDisabled(username, disabled) {
      const action = disabled ? 'disable' : 'enable';
      return changeAccount(firebase, username, 'command line', action, () => ({ disabled }), disabled ? {} : undefined);
    },

    async setPassword(username, password) {
      const fields = { password_hash: await hashPassword(password, cost) };
      return changeAccount(firebase, username, 'command line', 'set password', () => fields, {});
    },

    async changePassword({ username, version }, password, sessionId) {
      const fields = { password_hash: await hashPassword(password, cost) };
      const change = (account: AdminRecord) => (versionOf(account) === version ? fields : undefined);
      return changeAccount(firebase, username, adminActor({ username }), 'set password', change, { exceptId: sessionId });
    },

    async verify(name, password) {
      const username = adminUsername.safeParse(name).data;
      const account = username === undefined ? undefined : await read(username);
      const right = await verifyPassword(password, account?.password_hash, cost);
      if (!right || username === undefined || account?.disabled !== false) return undefined;
      return { username, version: versionOf(account), twoStep: account.two_step !== undefined };
    },

    async stillHolds({ username, version }) {
      const account = await read(username);
      return account !== undefined && versionOf(account) === version;
    },
  };
}
