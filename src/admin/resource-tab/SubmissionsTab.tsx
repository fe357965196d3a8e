import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { submissionDueTimes } from '#contract/applications.ts';
import { FilterSelect } from '../../components/filter-select/FilterSelect.tsx';
import { useAddress } from '../../lib/use-address.ts';
import { adminCall } from '../session/admin-call.ts';
import { countsQuery } from '../shared/queries.ts';
import type { Outcome } from '../shared/resource.ts';
import type { SetStatus } from '../shared/use-item-actions.ts';
import { type DialogProps, ResourceTab, useResourceTab } from './ResourceTab.tsx';
import styles from './ResourceTab.module.css';
import { SubmissionDialog } from './SubmissionDialog.tsx';
import { SubmissionRow } from './SubmissionRow.tsx';
import type { Submission, SubmissionResource } from './submissions.ts';
import { usePagedList } from './use-paged-list.ts';

export type SubmissionDialogProps<T> = DialogProps<T> & {
  resource: SubmissionResource<T>;
  submission: T;
  onStatus: SetStatus<T>;
  outcome: Outcome;
};

type Props<T> = {
  resource: SubmissionResource<T>;
  Dialog?: ComponentType<SubmissionDialogProps<T>>;
};

/** A tab of the dashboard with what visitors have sent with a form. */
export function SubmissionsTab<T extends Submission>({ resource, Dialog = SubmissionDialog }: Props<T>) {
  const { name, form, texts } = resource;
  const [open, done] = form.statuses;
  const { get, change } = useAddress();
  const status = form.statuses.find((each) => each === get('status'));
  const due = submissionDueTimes.find((each) => each === get('due'));
  // Who has waited longest is answered first.
  const order = due || status === open ? 'oldest' : undefined;
  const tab = useResourceTab(resource);
  const filtered = (due ?? status) !== undefined;
  const matches = (submission: T) => [undefined, submission.status].includes(due ? open : status);
  const list = usePagedList<T>({
    name,
    filter: due ? { due } : { status, order },
    load: (options) => adminCall(form.calls.list, options),
    matches,
    paused: tab.paused,
  });
  const counts = useQuery({ ...countsQuery, refetchOnWindowFocus: false });
  const openCount = counts.data?.open[name];
  const dueCounts = counts.data?.openDue[name];

  return (
    <ResourceTab
      tab={tab}
      list={list}
      heading={texts.count(list.count, list.hasMore ? (order ?? 'newest') : undefined)}
      announceHeading={filtered}
      empty={filtered ? texts.noMatch : texts.empty}
      row={(submission) => (
        <SubmissionRow
          key={submission.id}
          resource={resource}
          submission={submission}
          leaving={!matches(submission)}
          onRead={tab.dialog.open}
          onStatus={tab.setStatus}
          onDelete={tab.deletion.open}
        />
      )}
      dialog={(submission, props) => (
        <Dialog {...props} resource={resource} submission={list.current(submission)} onStatus={tab.setStatus} outcome={tab} />
      )}
    >
      <div className={styles.filter} role="search" aria-label={resource.label}>
        <FilterSelect
          label={texts.status}
          value={due ?? status ?? ''}
          onChoose={(value) => {
            const isDue = submissionDueTimes.some((each) => each === value);
            change({ status: isDue ? undefined : value, due: isDue ? value : undefined }, { push: true });
          }}
        >
          <option value="">{texts.anyStatus}</option>
          <option value={open}>{withCount(open, openCount)}</option>
          {submissionDueTimes.map((each) => (
            <option key={each} value={each}>
              {withCount(texts.due[each], dueCounts?.[each])}
            </option>
          ))}
          <option>{done}</option>
        </FilterSelect>
      </div>
    </ResourceTab>
  );
}

/** @param count undefined until it is known */
function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count})`;
}
