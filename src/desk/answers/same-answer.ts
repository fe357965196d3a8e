import { z } from 'zod/mini';
import { listedInput, tellInput } from '#rooms/answers/contract/answers.ts';
import type { Rejection } from '#rooms/answers/contract/team-words.ts';
import { visitStore } from '../../shared/lib/stores.ts';
import { readSession } from '../session/session.ts';

const schema = z.object({ tell: tellInput, template: listedInput, reason: listedInput });

/** Of this login: whoever logs in next, perhaps in another tab, is asked. */
const place = () => `tell the same ${readSession('expiresAt')}`;

/** How the next applicant is told without asking. */
export const sameAnswer = {
  read: (): Rejection | undefined => schema.safeParse(JSON.parse(visitStore.read(place()) ?? 'null')).data,
  write: (details: Rejection) => visitStore.write(place(), JSON.stringify(details)),
  end: () => visitStore.remove(place()),
};
