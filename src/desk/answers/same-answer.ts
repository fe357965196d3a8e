import { rejection, type Rejection } from '#rooms/answers/contract/answers.ts';
import { visitStore } from '../../shared/lib/stores.ts';
import { readSession } from '../session/session.ts';

/** Of this login: whoever logs in next, perhaps in another tab, is asked. */
const place = () => `tell the same ${readSession('expiresAt')}`;

/** How the next applicant is told without asking. */
export const sameAnswer = {
  read: (): Rejection | undefined => rejection.safeParse(JSON.parse(visitStore.read(place()) ?? 'null')).data,
  write: (details: Rejection) => visitStore.write(place(), JSON.stringify(details)),
  end: () => visitStore.remove(place()),
};
