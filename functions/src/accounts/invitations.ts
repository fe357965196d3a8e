import { z } from 'zod/mini';
import { serverLimits } from '../platform/contract/limits.ts';
import type { Acceptance, AccountInvitation, ColleagueInput } from './contract/team.ts';
import { hashPassword, type PasswordCost } from './password.ts';
import { hashOf, newToken } from '../platform/tokens.ts';
import { adminRecord, authority, createAccount, isEnabledAdmin, requireAuthor, type StaffAuthor } from './store.ts';
import { adminActor, auditIn } from '../platform/audited.ts';
import { collection } from '../platform/firestore/collections.ts';
import { firestoreTime, isDocumentId } from '../platform/firestore/documents.ts';
import type { Firebase } from '../platform/firestore/firebase.ts';
import { addMails, type NewMail, removalOfMails } from '../platform/mail/new-mails.ts';

const record = z.extend(authority, { email: z.string(), invited_by: z.string(), expires_at: firestoreTime });

/** Links by which colleagues create their accounts. The id of one is the hash of its token. */
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
     * @throws {SessionOverError | ForbiddenError}
     */
    async invite(
      { email, role, jobs }: ColleagueInput,
      inviter: StaffAuthor,
      mailWith?: (invitation: AccountInvitation, token: string) => NewMail,
    ): Promise<{ invitation: AccountInvitation; token: string } | undefined> {
      const [db, all, token] = [await firebase.db(), await invitations(), newToken()];
      const document = all.doc(hashOf(token));
      return db.runTransaction(async (transaction) => {
        await requireAuthor(transaction, db, inviter);
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
        const fields = { email, role, jobs, invited_by: inviter.username };
        transaction.create(document, { ...fields, created_at: new Date(now), expires_at });
        auditIn(transaction, document, adminActor(inviter), 'invite');
        const invitation = { id: document.id, ...fields, expires_at: expires_at.toISOString() };
        if (mailWith) addMails(transaction, db, [mailWith(invitation, token)], now);
        return { invitation, token };
      });
    },

    /** Its mail, too. @returns false without one @throws {SessionOverError | ForbiddenError} */
    async cancel(id: string, author: StaffAuthor): Promise<boolean> {
      if (!isDocumentId(id)) return false;
      const [db, document] = [await firebase.db(), (await invitations()).doc(id)];
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

    /** Works once, while the inviter is an admin. 'over': unknown, used or expired. */
    async accept({ token, username, password }: Acceptance): Promise<'done' | 'over' | 'taken'> {
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
