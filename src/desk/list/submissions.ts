import type { z } from 'zod/mini';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import type { FormName, FormTab } from '#rooms/messages/contract/forms.ts';
import type { SubmissionChanges } from '#rooms/messages/contract/submission-calls.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { submissionTexts } from './submissions-texts.ts';
import { adminCall } from '../session/admin-call.ts';
import { changeListed } from '../shell/lists.ts';
import type { Item, Resource } from '../shell/resource.ts';
import type { TabResource } from './ResourceTab.tsx';

/** What a visitor has sent with a form. */
export type Submission = Item & { name: string; email: string; due_at: string | null; created_at: string };

type Texts = ReturnType<typeof submissionTexts>;

type Kind<T> = Pick<Resource<T>, 'conflictOf'> & {
  /** The name of the form's row in the contract. */
  name: FormName;
  form: {
    noun: string;
    tab: FormTab;
    statuses: readonly [open: string, done: string];
    calls: {
      list: Endpoint & { output: z.ZodMiniType<T[]> };
      setStatus: Endpoint & { output: z.ZodMiniType<T> };
      change: Endpoint & { output: z.ZodMiniType<SubmissionChanges> };
      remove: Endpoint;
    };
  };
  /** Whether the dialog has a form for a reply. */
  canReply?: boolean;
  /** Instead of those that are made from the form's row. */
  texts?: Texts;
  titleOf: (submission: T) => string;
  textOf: (submission: T) => string;
};

export type SubmissionResource<T> = TabResource<T> & Kind<T> & { texts: Texts };

/** @returns what `SubmissionsTab` shows of a form */
export function submissionResource<T extends Submission>(kind: Kind<T>): SubmissionResource<T> {
  const { form, texts = submissionTexts(form), titleOf } = kind;
  return {
    ...kind,
    label: dashboardTexts.tabs[form.tab],
    texts,
    columns: texts.columns,
    widths: {
      wide: '2.25rem minmax(0, 4fr) minmax(0, 2fr) 7rem 8rem 17rem',
      narrow: '2.25rem minmax(0, 3fr) minmax(0, 2fr) 6.5rem 7.5rem 10rem',
    },
    loadFailed: texts.loadFailed,
    nameOf: ({ name }) => name,
    describe: (submission) => `${submission.name}, ${titleOf(submission)}`,
    replaceListed: (client, stored) => changeListed<Submission>(client, kind.name, (item) => (item.id === stored.id ? stored : item)),
    status: {
      call: form.calls.setStatus,
      send: ({ id, status }) => adminCall(form.calls.setStatus, { params: { id }, body: { status } }),
      done: ({ name, status }) => texts.statusChanged(name, status),
      failed: texts.statusFailed,
    },
    deletion: {
      send: ({ id }) => adminCall(form.calls.remove, { params: { id } }),
      title: texts.deleteTitle,
      question: texts.deleteQuestion,
      done: texts.deleted,
      failed: texts.deleteFailed,
    },
  };
}
