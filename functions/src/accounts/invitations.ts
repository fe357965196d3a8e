import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { serverLimits } from '../platform/contract/limits.ts';
import type { Acceptance, AccountInvitation, ColleagueInput } from './contract/endpoints.ts';
import { hashPassword, type PasswordCost } from './password.ts';
import { nameIn, readNamed } from '../colleagues/named.ts';
import { staffPaths } from '../platform/contract/paths.ts';
import { storedText } from '../platform/contract/stored.ts';
import { hashOf, newToken } from '../platform/tokens.ts';
import { changeInTransaction, createAccount, isEnabledAdmin, requireAuthor, type StaffAuthor } from './store.ts';
import { adminRecord, authority } from '../colleagues/account.ts';
import { adminActor, auditIn } from '../platform/audited.ts';
import { collection, documentIn, type Firebase, firestoreTime } from '../platform/firestore/firebase.ts';
import { addMails, mailsToStaff, removalOfMails } from '../platform/mail/new-mails.ts';
import type { MailSettings } from '../settings.ts';

/** `account`: whose password it changes. An invitation has what its account will have. */
const linkRecord = z.object({ account: z.optional(z.string()), email: z.string(), invited_by: z.string(), expires_at: firestoreTime });
const invitationRecord = z.extend(linkRecord, { ...authority.shape, name: storedText, title: storedText });

/** Links to create an account or choose a new password. A link's id is the hash of its token. */
export function accountInvitationStore(firebase: Firebase, clock: () => number, cost: PasswordCost, mail?: MailSettings) {
  const invitations = async () => collection(await firebase.db(), 'accountInvitations');

  function add<Fields extends object>(transaction: Transaction, document: DocumentReference, fields: Fields, lifeMs: number) {
    const now = clock();
    const expires_at = new Date(now + lifeMs);
    transaction.create(document, { ...fields, created_at: new Date(now), expires_at });
    return { ...fields, id: document.id, expires_at: expires_at.toISOString() };
  }

  /** @returns what removes an invitation with its mail */
  async function cancellation(document: DocumentReference, author: StaffAuthor) {
    const removeMails = await removalOfMails(document);
    return (transaction: Transaction) => {
      removeMails(transaction);
      transaction.delete(document);
      auditIn(transaction, document, adminActor(author), 'cancel invitation');
    };
  }

  return {
    async list(): Promise<AccountInvitation[]> {
      const { docs } = await (await invitations()).where('expires_at', '>', new Date(clock())).orderBy('expires_at').get();
      return docs.flatMap((snapshot) => {
        const { data } = invitationRecord.safeParse(snapshot.data());
        return data ? [{ id: snapshot.id, ...data }] : [];
      });
    },

    /**
     * Replaces earlier ones of the address, whose links then no longer work.
     * @returns with the token unless it is mailed; undefined if an account has the address, even a
     *   disabled one
     * @throws {ApiError} 401 or 403
     */
    async invite(
      { name = '', title = '', email, role, jobs }: ColleagueInput,
      inviter: StaffAuthor,
    ): Promise<{ invitation: AccountInvitation; token?: string } | undefined> {
      const [db, all, token] = [await firebase.db(), await invitations(), newToken()];
      const document = all.doc(hashOf(token));
      return db.runTransaction(async (transaction) => {
        await requireAuthor(transaction, db, inviter);
        const named = await readNamed(db, [inviter.username], transaction);
        const accounts = await transaction.get(collection(db, 'admins').where('email', '==', email).limit(1).select());
        if (!accounts.empty) return undefined;
        const { docs: replaced } = await transaction.get(all.where('email', '==', email).select());
        for (const cancel of await Promise.all(replaced.map(({ ref }) => cancellation(ref, inviter)))) cancel(transaction);
        const fields = { name, title, email, role, jobs, invited_by: inviter.username };
        const invitation = add(transaction, document, fields, serverLimits.accountInvitationMs);
        auditIn(transaction, document, adminActor(inviter), 'invite');
        if (!mail) return { invitation, token };
        const url = `${mail.siteUrl}${staffPaths.invitation}#${token}`;
        const values = { invitedBy: nameIn(named, inviter.username), url, expiresAt: invitation.expires_at };
        addMails(transaction, db, mailsToStaff('account invitation', [email], [invitation.id], values), clock());
        return { invitation };
      });
    },

    /** Its mail, too. @returns false without one @throws {ApiError} 401 or 403 */
    async cancel(id: string, author: StaffAuthor): Promise<boolean> {
      const [db, document] = [await firebase.db(), documentIn(await invitations(), id)];
      return db.runTransaction(async (transaction) => {
        await requireAuthor(transaction, db, author);
        if (!(await transaction.get(document)).exists) return false;
        const cancel = await cancellation(document, author);
        cancel(transaction);
        return true;
      });
    },

    /**
     * Makes a link for a new password, which is mailed to the account's address. Earlier ones work
     * until one is used.
     * @param author an admin; undefined for who wants to log in
     * @returns the token of a link that is not mailed; undefined without such an account, or with
     *   neither an author nor an address
     * @throws {ApiError} 401 or 403
     */
    async sendLink(username: string, author?: StaffAuthor): Promise<{ token?: string } | 'disabled' | undefined> {
      const [db, all, token] = [await firebase.db(), await invitations(), newToken()];
      return db.runTransaction(async (transaction) => {
        if (author) await requireAuthor(transaction, db, author);
        const named = await readNamed(db, author ? [username, author.username] : [username], transaction);
        const { data: account } = adminRecord.safeParse(named.get(username)?.data());
        if (!account) return undefined;
        const { email, disabled } = account;
        if (disabled) return author && 'disabled';
        const isMailed = mail !== undefined && email !== '';
        if (!author && !isMailed) return undefined;
        const fields = { account: username, email, invited_by: author?.username ?? '' };
        const link = add(transaction, all.doc(hashOf(token)), fields, serverLimits.accountLinkMs);
        const [actor, action] = author ? ([adminActor(author), 'send link'] as const) : (['visitor', 'request link'] as const);
        auditIn(transaction, collection(db, 'admins').doc(username), actor, action);
        if (!isMailed) return { token };
        const url = `${mail.siteUrl}${staffPaths.newPassword}#${token}`;
        const values = { by: author ? nameIn(named, author.username) : '', url, expiresAt: link.expires_at };
        addMails(transaction, db, mailsToStaff('account link', [email], [link.id], values), clock());
        return {};
      });
    },

    /** @returns whom a link was made for, undefined for any other token */
    async find(token: string) {
      return linkRecord.safeParse((await (await invitations()).doc(hashOf(token)).get()).data()).data;
    },

    /**
     * Creates an account, while the inviter is an admin, or sets a new password, which ends what
     * lets people in. Works once. 'over': unknown, used or expired, or the account has changed.
     */
    async use({ token, username, password }: Acceptance): Promise<'done' | 'over' | 'taken'> {
      const [db, document] = [await firebase.db(), (await invitations()).doc(hashOf(token))];
      const password_hash = await hashPassword(password, cost);
      return db.runTransaction(async (transaction) => {
        const stored = (await transaction.get(document)).data();
        const { data: link } = linkRecord.safeParse(stored);
        if (!link || Date.parse(link.expires_at) <= clock()) return 'over';
        const responsible = await transaction.get(collection(db, 'admins').doc(link.account ?? link.invited_by));
        const { data: account } = adminRecord.safeParse(responsible.data());
        if (link.account !== undefined) {
          if (account?.disabled !== false || account.email !== link.email) return 'over';
          const author = { username: link.account, link: true } as const;
          await changeInTransaction(transaction, db, author, author, 'set password by link', { password_hash }, 'end');
          return 'done';
        }
        const { data: invitation } = invitationRecord.safeParse(stored);
        if (!invitation || username === undefined || !isEnabledAdmin(account)) return 'over';
        const actor = adminActor({ username });
        if (!(await createAccount(transaction, db, username, { ...invitation, password_hash }, actor))) return 'taken';
        transaction.delete(document);
        auditIn(transaction, document, actor, 'accept invitation');
        return 'done';
      });
    },
  };
}
