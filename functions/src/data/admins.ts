import { adminUsername } from '../contract/username.ts';
import { hashPassword, type PasswordCost, passwordCost, verifyPassword } from '../password.ts';
import { type AdminRecord, adminRecord, changeAccount, endSessions, versionOf } from './accounts.ts';
import { adminActor, audited } from './audit.ts';
import { collection } from './collections.ts';
import { storedDocument } from './documents.ts';
import type { Firebase } from './firebase.ts';

export type AdminAccount = { username: string; disabled: boolean; twoStep: boolean; created_at: string };

/** As it was when its password or code was checked. */
export type VerifiedAdmin = {
  username: string;
  version: string;
  twoStep: boolean;
};

export type AdminStore = {
  create: (username: string, password: string) => Promise<boolean>;
  /** Also true for an account that can't be read. */
  has: (username: string) => Promise<boolean>;
  /** By name. An account that can't be read can't log in, so it is listed as disabled. */
  list: () => Promise<AdminAccount[]>;
  /** Disabling ends the account's sessions. @returns false if there is no such account */
  setDisabled: (username: string, disabled: boolean) => Promise<boolean>;
  /** Ends the account's sessions. @returns false if there is no such account */
  setPassword: (username: string, password: string) => Promise<boolean>;
  /** Ends the account's other sessions. @returns false if the account has changed since */
  changePassword: (account: VerifiedAdmin, password: string, sessionId: string) => Promise<boolean>;
  /** Takes equally long for a wrong password, an unknown name and a disabled account. */
  verify: (name: string, password: string) => Promise<VerifiedAdmin | undefined>;
  /** Called after a session is opened, since a change ends only open sessions. */
  isUnchanged: (account: VerifiedAdmin) => Promise<boolean>;
};

export function adminStore(firebase: Firebase, cost: PasswordCost = passwordCost): AdminStore {
  const admins = async () => collection(await firebase.db(), 'admins');

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
      // An account that was deleted by hand has left its sessions.
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
      return changeAccount(firebase, username, 'command line', action, () => ({ disabled }), disabled ? 'all' : undefined);
    },

    async setPassword(username, password) {
      const fields = { password_hash: await hashPassword(password, cost) };
      return changeAccount(firebase, username, 'command line', 'set password', () => fields, 'all');
    },

    async changePassword({ username, version }, password, sessionId) {
      const fields = { password_hash: await hashPassword(password, cost) };
      const change = (account: AdminRecord) => (versionOf(account) === version ? fields : undefined);
      return changeAccount(firebase, username, adminActor({ username }), 'set password', change, { allBut: sessionId });
    },

    async verify(name, password) {
      const username = adminUsername.safeParse(name).data;
      const account = username === undefined ? undefined : await read(username);
      const matches = await verifyPassword(password, account?.password_hash, cost);
      if (!matches || username === undefined || account?.disabled !== false) return undefined;
      return { username, version: versionOf(account), twoStep: account.two_step !== undefined };
    },

    async isUnchanged({ username, version }) {
      const account = await read(username);
      return account !== undefined && versionOf(account) === version;
    },
  };
}
