import { z } from 'zod/mini';
import { serverLimits } from '../platform/contract/limits.ts';
import type { Acceptance, AccountInvitation, ColleagueInput } from './contract/team.ts';
import { hashPassword, type PasswordCost } from './password.ts';
import { nameIn, readNamed } from '../colleagues/named.ts';
import { storedText } from '../platform/contract/stored.ts';
import { hashOf, newToken } from '../platform/tokens.ts';
import { changeAccount, createAccount, type Effect, isEnabledAdmin, requireAuthor, type StaffAuthor } from './store.ts';
import { adminRecord, authority } from '../colleagues/account.ts';
import { SessionOverError } from '../platform/http/api-error.ts';
import { adminActor, auditIn } from '../platform/audited.ts';
import { collection, documentIn, type Firebase, firestoreTime } from '../platform/firestore/firebase.ts';
import { addMails, type NewMail, removalOfMails } from '../platform/mail/new-mails.ts';

const record = z.extend(authority, {
  name: storedText,
  title: storedText,
  email: z.string(),
  invited_by: z.string(),
  expires_at: firestoreTime,
});

/** For a new password. Has no role, so that it creates no account. */
const linkRecord = z.object({ account: z.string(), email: z.string(), expires_at: firestoreTime });

type MailLink = (id: string, email: string, expiresAt: string, token: string, by: string) => NewMail;

/** Links to create an account or choose a new password. A link's id is the hash of its token. */
export function accountInvitationStore(firebase: Firebase, clock: () => number, cost: PasswordCost) {
  const invitations = async () => collection(await firebase.db(), 'accountInvitations');

  return {
    async list(): Promise<AccountInvitation[]> {
      const { docs } = await (await invitations()).where('expires_at', '>', new Date(clock())).orderBy('expires_at').get();
      return docs.flatMap((snapshot) => {
        const { data } = record.safeParse(snapshot.data());
        return data ? [{ id: snapshot.id, ...data }] : [];
      });
    },

    /**
     * Replaces earlier ones of the address, whose links then no longer work.
     * @returns undefined if an account has the address, even a disabled one
     * @throws {ApiError} 401 or 403
     */
    async invite(
      { name = '', title = '', email, role, jobs }: ColleagueInput,
      inviter: StaffAuthor,
      mailWith?: (invitation: AccountInvitation, token: string, inviter: string) => NewMail,
    ): Promise<{ invitation: AccountInvitation; token: string } | undefined> {
      const [db, all, token] = [await firebase.db(), await invitations(), newToken()];
      const document = all.doc(hashOf(token));
      return db.runTransaction(async (transaction) => {
        await requireAuthor(transaction, db, inviter);
        const named = await readNamed(db, [inviter.username], transaction);
        const accounts = await transaction.get(collection(db, 'admins').where('email', '==', email).limit(1).select());
        if (!accounts.empty) return undefined;
        const { docs: replaced } = await transaction.get(all.where('email', '==', email).select());
        const removals = await Promise.all(replaced.map(({ ref }) => removalOfMails(ref)));
        for (const removeMails of removals) removeMails(transaction);
        for (const { ref } of replaced) {
          transaction.delete(ref);
          auditIn(transaction, ref, adminActor(inviter), 'cancel invitation');
        }
        const now = clock();
        const expires_at = new Date(now + serverLimits.accountInvitationMs);
        const fields = { name, title, email, role, jobs, invited_by: inviter.username };
        transaction.create(document, { ...fields, created_at: new Date(now), expires_at });
        auditIn(transaction, document, adminActor(inviter), 'invite');
        const invitation = { id: document.id, ...fields, expires_at: expires_at.toISOString() };
        if (mailWith) addMails(transaction, db, [mailWith(invitation, token, nameIn(named, inviter.username))], now);
        return { invitation, token };
      });
    },

    /** Its mail, too. @returns false without one @throws {ApiError} 401 or 403 */
    async cancel(id: string, author: StaffAuthor): Promise<boolean> {
      const [db, document] = [await firebase.db(), documentIn(await invitations(), id)];
      return db.runTransaction(async (transaction) => {
        await requireAuthor(transaction, db, author);
        if (!(await transaction.get(document)).exists) return false;
        const removeMails = await removalOfMails(document);
        removeMails(transaction);
        transaction.delete(document);
        auditIn(transaction, document, adminActor(author), 'cancel invitation');
        return true;
      });
    },

    /**
     * Makes a link for a new password. Earlier ones work until one is used.
     * @param mailWith to the account's address
     * @param author an admin; undefined for who wants to log in
     * @returns the token of a link that is not mailed; undefined without such an account, or with
     *   neither an author nor an address
     * @throws {ApiError} 401 or 403
     */
    async sendLink(username: string, mailWith?: MailLink, author?: StaffAuthor): Promise<{ token?: string } | 'disabled' | undefined> {
      const [db, all, token] = [await firebase.db(), await invitations(), newToken()];
      const document = all.doc(hashOf(token));
      return db.runTransaction(async (transaction) => {
        if (author) await requireAuthor(transaction, db, author);
        const named = await readNamed(db, author ? [username, author.username] : [username], transaction);
        const { data: account } = adminRecord.safeParse(named.get(username)?.data());
        if (!account) return undefined;
        const { email, disabled } = account;
        if (disabled) return author && 'disabled';
        const mail = email ? mailWith : undefined;
        if (!author && !mail) return undefined;
        const now = clock();
        const expires_at = new Date(now + serverLimits.accountLinkMs);
        const by = author ? nameIn(named, author.username) : '';
        transaction.create(document, {
          account: username,
          email,
          invited_by: author?.username ?? '',
          created_at: new Date(now),
          expires_at,
        });
        const [actor, action] = author ? ([adminActor(author), 'send link'] as const) : (['visitor', 'request link'] as const);
        auditIn(transaction, collection(db, 'admins').doc(username), actor, action);
        if (!mail) return { token };
        addMails(transaction, db, [mail(document.id, email, expires_at.toISOString(), token, by)], now);
        return {};
      });
    },

    /** @returns the address that a link was made for */
    async mailboxOf(token: string): Promise<string | undefined> {
      return z.string().safeParse((await (await invitations()).doc(hashOf(token)).get()).get('email')).data;
    },

    /** @returns whose password a link changes, undefined for any other token */
    async accountOf(token: string): Promise<string | undefined> {
      return linkRecord.safeParse((await (await invitations()).doc(hashOf(token)).get()).data()).data?.account;
    },

    /** Works once, and ends what lets people in. 'over': as in `accept`, or the account changed. */
    async choosePassword(username: string, { token, password }: Acceptance): Promise<'done' | 'over'> {
      const document = (await invitations()).doc(hashOf(token));
      const password_hash = await hashPassword(password, cost);
      const requireOpen: Effect = async (transaction, account) => {
        const { data: link } = linkRecord.safeParse((await transaction.get(document)).data());
        const isOpen = link?.account === username && Date.parse(link.expires_at) > clock();
        if (!isOpen || account?.disabled !== false || account.email !== link.email) throw new SessionOverError();
        return () => undefined;
      };
      const change = changeAccount(
        firebase,
        { username },
        { username, link: true },
        'set password by link',
        { password_hash },
        'end',
        requireOpen,
      );
      const found = await change.catch((error: unknown) => {
        if (error instanceof SessionOverError) return false;
        throw error;
      });
      return found ? 'done' : 'over';
    },

    /** Works once, while the inviter is an admin. 'over': unknown, used or expired. */
    async accept(username: string, { token, password }: Acceptance): Promise<'done' | 'over' | 'taken'> {
      const [db, document] = [await firebase.db(), (await invitations()).doc(hashOf(token))];
      const password_hash = await hashPassword(password, cost);
      return db.runTransaction(async (transaction) => {
        const { data: invitation } = record.safeParse((await transaction.get(document)).data());
        if (!invitation || Date.parse(invitation.expires_at) <= clock()) return 'over';
        const inviter = await transaction.get(collection(db, 'admins').doc(invitation.invited_by));
        if (!isEnabledAdmin(adminRecord.safeParse(inviter.data()).data)) return 'over';
        const actor = adminActor({ username });
        if (!(await createAccount(transaction, db, username, { ...invitation, password_hash }, actor))) return 'taken';
        transaction.delete(document);
        auditIn(transaction, document, actor, 'accept invitation');
        return 'done';
      });
    },
  };
}
