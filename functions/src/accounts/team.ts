import { isDeepStrictEqual } from 'node:util';
import type { AccountChange } from './contract/account-changes.ts';
import type { Profile, TeamAccount } from './contract/endpoints.ts';
import type { Application } from '../applications/contract/applications.ts';
import { adminUsername } from './contract/username.ts';
import { nameOf } from '../colleagues/named.ts';
import { hashPassword, type PasswordCost, passwordCost, verifyPassword } from './password.ts';
import { actorOf, type Author, changeAccount, createAccount, type Effect, versionOf, type StaffAuthor } from './store.ts';
import { type AdminRecord, adminRecord, type Authority, readAccount } from '../colleagues/account.ts';
import { audited } from '../platform/audited.ts';
import type { Action } from '../platform/registered.ts';
import { collection, documentIn, type Firebase, storedDocument } from '../platform/firestore/firebase.ts';
import { type Confirmation, leaving } from './handing-over.ts';

/** As it was when its password or code was checked. */
export type VerifiedAdmin = Authority & {
  username: string;
  version: string;
  twoStep: boolean;
};

export type AdminStore = ReturnType<typeof adminStore>;

export function adminStore(firebase: Firebase, cost: PasswordCost = passwordCost, clock: () => number = Date.now) {
  const admins = async () => collection(await firebase.db(), 'admins');

  /** Also true for an account that can't be read. */
  async function has(username: string): Promise<boolean> {
    return (await (await admins()).doc(username).get()).exists;
  }

  /**
   * Open sessions change with it, or end. Interviews and applications are handed over.
   * @returns what each new owner has got; undefined as `changeAccount` returns false
   */
  async function change(username: string, edit: AccountChange, author: Author, confirmed: Confirmation = {}) {
    const { role, jobs, disabled, leaves, jobs_to } = edit;
    const actionOn = (account?: AdminRecord) => {
      if (leaves) return 'hand over';
      if (disabled !== undefined && disabled !== account?.disabled) return disabled ? 'disable' : 'enable';
      if (role && !isDeepStrictEqual({ role, jobs }, { role: account?.role, jobs: account?.jobs })) return 'change role';
      return edit.email !== undefined && edit.email !== account?.email ? 'change email' : 'change name';
    };
    let assigned: Application[] = [];
    const handOver: Effect = async (transaction, before, after) => {
      const leave = { username, before, after, actor: actorOf(author), leaves, jobs_to };
      const { write, handedOver } = await leaving(transaction, await firebase.db(), leave, clock(), confirmed);
      assigned = handedOver;
      return write;
    };
    const sessions = disabled ? 'end' : undefined;
    const found = await changeAccount(firebase, { username }, author, actionOn, fieldsOf(edit), sessions, handOver);
    return found ? Map.groupBy(assigned, ({ id }) => confirmed.to?.get(id) ?? '') : undefined;
  }

  return {
    has,

    /** @returns false if there is such an account */
    async create(
      username: string,
      password: string,
      as: Authority & Partial<Profile> & { email: string } = { role: 'admin', jobs: [], email: '' },
    ) {
      const account = { ...as, password_hash: await hashPassword(password, cost) };
      const db = await firebase.db();
      return db.runTransaction((transaction) => createAccount(transaction, db, username, account, 'command line'));
    },

    /** By name. An account that can't be read can't log in, so it is listed as disabled. */
    async list(): Promise<TeamAccount[]> {
      const { docs } = await (await admins()).get();
      return docs.map((snapshot) => {
        const { id, fields, createTime } = storedDocument(snapshot);
        const account = adminRecord.safeParse(fields).data;
        const { title = '', email = '', role = 'admin', jobs = [], disabled = true, two_step, last_login = null } = account ?? {};
        const created_at = account?.created_at ?? createTime.toISOString();
        const shown = { username: id, name: nameOf(id, account), title, email };
        return { ...shown, role, jobs, disabled, twoStep: two_step !== undefined, created_at, last_login };
      });
    },

    /** @throws {ApiError} as `changeAccount` @throws {UnconfirmedError} */
    change,

    /** @see change */
    setDisabled: async (username: string, disabled: boolean, confirmed?: Confirmation) =>
      (await change(username, { disabled, jobs: [] }, 'command line', confirmed)) !== undefined,

    /** Everybody has to log in again. @returns how many sessions end */
    async endAllSessions(): Promise<number> {
      const db = await firebase.db();
      await audited(collection(db, 'auditLog').doc('*'), 'command line', 'end all sessions');
      const { docs } = await collection(db, 'sessions').select().get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
      return docs.length;
    },

    /** @returns undefined if the account is missing or can't be read */
    jobsOf: async (username: string) => (await readAccount(firebase, username))?.jobs,

    async jobsExist(ids: readonly string[]): Promise<boolean> {
      if (ids.length === 0) return true;
      const jobs = collection(await firebase.db(), 'jobs');
      return (await jobs.firestore.getAll(...ids.map((id) => documentIn(jobs, id)))).every(({ exists }) => exists);
    },

    /** Ends the account's sessions. @returns false if there is no such account */
    async setPassword(username: string, password: string) {
      const fields = { password_hash: await hashPassword(password, cost) };
      return changeAccount(firebase, { username }, 'command line', 'set password', fields, 'end');
    },

    /** Ends the account's other sessions. @returns false if the account has changed since */
    async changePassword(account: VerifiedAdmin, password: string, author: StaffAuthor) {
      const fields = { password_hash: await hashPassword(password, cost) };
      return changeAccount(firebase, account, author, 'set password', fields, { endAllBut: author.sessionId });
    },

    /** Nothing goes to somebody without an enabled account. */
    async choicesOf(username: string) {
      const readable = await readAccount(firebase, username);
      const account: Partial<AdminRecord> = readable?.disabled === false ? readable : {};
      const { title = '', email = '', news = 'none', deputy = '', away_until = '', hours = null, two_step } = account;
      const recoveryCodesLeft = two_step?.recovery_hashes.length ?? 0;
      const shown = { name: nameOf(username, readable), title, email };
      const { busy_address = '', calendar_hash = null } = account;
      const has = { busy: busy_address !== '', calendar: calendar_hash !== null, twoStep: two_step !== undefined };
      return { ...shown, news, deputy, away_until, hours, ...has, recoveryCodesLeft };
    },

    /** @param choice a feed without a hash has ended @returns false if there is no such account */
    choose: (
      author: StaffAuthor,
      action: Action,
      choice: Partial<Pick<AdminRecord, 'name' | 'title' | 'news' | 'deputy' | 'away_until' | 'hours' | 'calendar_hash' | 'busy_address'>>,
    ) => changeAccount(firebase, author, author, action, choice),

    /** @returns the enabled account that has the feed */
    async findByCalendar(calendar_hash: string): Promise<(Authority & { username: string }) | undefined> {
      const { docs } = await (await admins()).where('calendar_hash', '==', calendar_hash).limit(1).get();
      const [found] = docs;
      const account = adminRecord.safeParse(found?.data()).data;
      return found && account?.disabled === false ? { username: found.id, role: account.role, jobs: account.jobs } : undefined;
    },

    /** Takes equally long for a wrong password, an unknown name and a disabled account. */
    async verify(name: string, password: string): Promise<VerifiedAdmin | undefined> {
      const username = adminUsername.safeParse(name).data;
      const account = username === undefined ? undefined : await readAccount(firebase, username);
      const matches = await verifyPassword(password, account?.password_hash, cost);
      if (!matches || username === undefined || account?.disabled !== false) return undefined;
      const { role, jobs, two_step } = account;
      return { username, role, jobs, version: versionOf(account), twoStep: two_step !== undefined };
    },
  };
}

function fieldsOf({ name, title, email, role, jobs, disabled, leaves }: AccountChange) {
  const given = Object.entries({ name, title, email, disabled }).filter(([, value]) => value !== undefined);
  return {
    // A change in itself, so that its effects follow.
    ...(leaves && { handed_over_at: new Date() }),
    ...(role && { role, jobs }),
    ...Object.fromEntries(given),
    ...(disabled && { busy_address: '' }),
  };
}
