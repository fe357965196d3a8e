import { randomInt } from 'node:crypto';
import { z } from 'zod/mini';
import { codeDigits, codePrefix } from '../contract/captcha-code.ts';
import { serverLimits } from '../contract/limits.ts';
import { addMails, newMail } from '../mail/new-mails.ts';
import { collection, type Firebase, firestoreTime } from './firebase.ts';
import { hashed } from './hashed.ts';

export type CaptchaCodes = ReturnType<typeof captchaCodeStore>;

const record = z.object({ code_hash: z.string(), tries: z.number(), expires_at: firestoreTime });

/** Stores only a hash of a challenge: nobody who reads the database can try out all codes. */
export function captchaCodeStore(firebase: Firebase, clock: () => number) {
  const documentOf = async (challenge: string) => collection(await firebase.db(), 'rateLimits').doc(hashed('captcha code', challenge));
  const hashOfCode = (challenge: string, code: string, holder: string) => hashed(challenge, code, holder.toLowerCase());

  return {
    /** Stores a code and its mail. @param holder who may use it: an address, username or token */
    async create(challenge: string, holder: string, to: string): Promise<void> {
      const document = await documentOf(challenge);
      const batch = document.firestore.batch();
      const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
      const now = clock();
      const expires_at = new Date(now + serverLimits.captchaCodeMs);
      batch.create(document, { code_hash: hashOfCode(challenge, code, holder), tries: 0, expires_at });
      addMails(batch, document.firestore, [{ ...newMail('captcha code', to, [], { code }), audience: 'visitors' }], now);
      await batch.commit();
    },

    /** Works once. @returns what gives it back while it has tries left; false if wrong or too late */
    async use(token: string, holder: string): Promise<(() => Promise<unknown>) | false> {
      const [challenge = '', code = ''] = token.slice(codePrefix.length).split('.');
      const document = await documentOf(challenge);
      // In a transaction, so that simultaneous codes can't outrun the count or be accepted twice.
      return document.firestore.runTransaction(async (transaction) => {
        const { data } = record.safeParse((await transaction.get(document)).data());
        if (!data || data.tries >= serverLimits.challengeTries || clock() >= Date.parse(data.expires_at)) return false;
        const isRight = data.code_hash === hashOfCode(challenge, code, holder);
        transaction.update(document, { tries: isRight ? serverLimits.challengeTries : data.tries + 1 });
        return isRight && (() => document.update({ tries: data.tries + 1 }));
      });
    },
  };
}
