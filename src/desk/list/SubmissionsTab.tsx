import { useCallbackRef, useMediaQuery } from '@mantine/hooks';
import { type ComponentType, Suspense, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { dueTimes } from '#rooms/applications/contract/applications.ts';
import type { SubmissionFilter } from '#rooms/messages/contract/forms.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { focusWithoutScroll } from '../../shared/lib/focus.ts';
import { useAddress } from '../../shared/lib/use-address.ts';
import { adminCall } from '../session/admin-call.ts';
import { lazyPart } from '../shell/lazy-part.ts';
import type { Outcome } from '../shell/resource.ts';
import { focusedRow, leaveRow, rowTarget } from './list-focus.ts';
import { ResourceTab, useResourceTab } from './ResourceTab.tsx';
import { SelectAll } from './SelectAll.tsx';
import { SubmissionDialog, type SubmissionProps, threadId } from './SubmissionDialog.tsx';
import { SubmissionRow } from './SubmissionRow.tsx';
import { SubmissionsFilter } from './SubmissionsFilter.tsx';
import type { Submission, SubmissionResource } from './submissions.ts';
import { usePagedList } from './use-paged-list.ts';
import { useSelection } from './use-selection.ts';

const SubmissionsBar = lazyPart('bulk actions', async () => (await import('./SubmissionsBar.tsx')).SubmissionsBar);

export type SubmissionDialogProps<T> = SubmissionProps<T> & {
  /** Whether it opens with the form for a reply. */
  replying?: boolean | undefined;
  /** Goes on with the next submission. */
  onDone: () => void;
  outcome: Outcome;
};

type Subject<T> = { submission: T; replying?: boolean | undefined };

type Props<T> = {
  resource: SubmissionResource<T>;
  Dialog?: ComponentType<SubmissionDialogProps<T>>;
};

/** A tab of the dashboard with what visitors have sent with a form. */
export function SubmissionsTab<T extends Submission>({ resource, Dialog = SubmissionDialog }: Props<T>) {
  const { name, form, texts } = resource;
  const { get, change } = useAddress();
  const filter = readFilter(get, form.statuses);
  const { due, status, q } = filter;
  const [open, done] = form.statuses;
  const filtered = (due ?? status ?? q) !== undefined;
  const tab = useResourceTab<T, Subject<T>>(resource);
  const { dialog, headingRef } = tab;
  const beside = useMediaQuery('(min-width: 64em)', false, { getInitialValueInEffect: false });
  const selection = useSelection(JSON.stringify(filter));
  const matches = (submission: T) => [undefined, submission.status].includes(due ? open : status);
  const list = usePagedList<T>({
    name,
    filter,
    load: (options) => adminCall(form.calls.list, options),
    matches,
    paused: tab.paused || selection.ids.size > 0,
  });
  const shown = list.data?.flat() ?? [];
  const shownAtSide = beside && dialog.opened ? dialog.subject?.submission.id : undefined;

  const show = useCallbackRef((submission: T, opener?: Element, replying?: boolean) => dialog.open({ submission, replying }, opener));
  const read = useCallbackRef((submission: T, opener: Element) => {
    if (submission.id === shownAtSide) focusWithoutScroll(document.getElementById(threadId));
    else show(submission, opener);
  });
  const reply = useCallbackRef((submission: T, opener: Element) => show(submission, opener, true));
  const follow = useCallbackRef((submission: T) => {
    if (shownAtSide !== undefined && shownAtSide !== submission.id) show(submission);
  });
  const select = useCallbackRef((submission: T, range: boolean) => selection.toggle(submission, range ? shown : undefined));
  // A row may have left the list since the reply was sent.
  const goOn = useCallbackRef(({ id }: T) => {
    if (!beside || shown.length === 1) flushSync(dialog.close);
    const index = shown.findIndex((each) => each.id === id);
    if (headingRef.current) leaveRow(headingRef.current, index);
  });

  const isLoaded = list.data !== undefined;
  const focusFirst = useEffectEvent(() => {
    if (document.activeElement === document.body && headingRef.current) focusWithoutScroll(rowTarget(headingRef.current, 0));
  });
  // The keys work at once.
  useEffect(() => {
    if (isLoaded) focusFirst();
  }, [isLoaded]);

  return (
    <ResourceTab
      tab={tab}
      list={list}
      heading={texts.count(list.count, list.hasMore ? (due ? 'oldest' : (filter.order ?? 'newest')) : undefined)}
      announceHeading={filtered}
      empty={filtered ? texts.noMatch : texts.empty}
      selectAll={<SelectAll label={texts.selectLoaded} shown={shown} selection={selection} />}
      keys={{
        r: (submission) => {
          if (headingRef.current) leaveRow(headingRef.current, focusedRow(headingRef.current));
          tab.setStatus(submission, done);
        },
        ...(resource.canReply && { m: (submission: T) => show(submission, undefined, true) }),
      }}
      row={(submission) => (
        <SubmissionRow
          key={submission.id}
          resource={resource}
          submission={submission}
          selected={selection.ids.has(submission.id)}
          current={submission.id === shownAtSide}
          compact={shownAtSide !== undefined}
          leaving={!matches(submission)}
          onFocus={follow}
          onSelect={select}
          onRead={read}
          onReply={reply}
          onStatus={tab.setStatus}
          onDelete={tab.deletion.open}
        />
      )}
      bar={
        selection.ids.size > 0 && (
          <Suspense>
            <SubmissionsBar resource={resource} selection={selection} outcome={tab} />
          </Suspense>
        )
      }
      dialog={({ submission, replying }, props) => (
        <Dialog
          {...props}
          resource={resource}
          submission={list.current(submission)}
          beside={beside}
          replying={replying}
          onStatus={tab.setStatus}
          onDone={() => goOn(submission)}
          outcome={tab}
        />
      )}
    >
      <SubmissionsFilter resource={resource} filter={filter} postponed={tab.inDialog} onChange={change} />
    </ResourceTab>
  );
}

/** @returns the filter in the address that applies. What is due, or open, comes oldest first. */
function readFilter(get: (name: string) => string | undefined, statuses: readonly [string, string]): SubmissionFilter {
  const due = dueTimes.find((each) => each === get('due'));
  if (due) return { due };
  const status = statuses.find((each) => each === get('status'));
  const q = get('q')?.slice(0, limits.searchLength);
  return { status, q, order: !q && status === statuses[0] ? 'oldest' : undefined };
}
