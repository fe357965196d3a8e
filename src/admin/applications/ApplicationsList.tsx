import { Modal } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import type { Application, ApplicationFilter } from '#contract/applications.ts';
import { texts } from '#contract/texts.ts';
import { dashboardTexts, applicationsTexts } from '../../content/staff/dashboard.ts';
import { ActionReport } from '../ActionReport.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { removeRow } from '../list-focus.ts';
import styles from '../List.module.css';
import { ListFoot } from '../ListFoot.tsx';
import { ListState } from '../ListState.tsx';
import { type Actions, useActions } from '../use-actions.ts';
import { useDialog } from '../use-dialog.ts';
import { useFocusRefresh } from '../use-focus-refresh.ts';
import { isFiltered } from './application-filter.ts';
import { ApplicationDialog } from './ApplicationDialog.tsx';
import { ApplicationsTable } from './ApplicationsTable.tsx';
import { type Applications, useApplications } from './use-applications.ts';

type Props = {
  /** Must keep its identity between renders. */
  filter: ApplicationFilter;
  /** Holds the list that is shown. */
  ref: RefObject<Applications | null>;
  /** What is done to applications. It outlives the list: a failure that is told late must not get lost with it. */
  actions: Actions;
  /** Told when a dialog opens, and when none is open any more. Must keep its identity between renders. */
  onDialog: (opened: boolean) => void;
  /** Buttons for the whole list. */
  children: ReactNode;
};

/** The applications that a filter lets through, and what is done with each. */
export function ApplicationsList({ filter, ref, actions, onDialog, children }: Props) {
  const applications = useApplications(filter);
  // A page that didn't come concerns this list alone.
  const loads = useActions();
  const details = useDialog<Application>();
  const deleting = useDialog<Application>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = applications;
  const { items, next } = state.status === 'ready' ? state.data : { items: [] };
  // As it is now, where the list still has it: a colleague may have taken it out of what the filter lets through.
  const detailed = items.find(({ id }) => id === details.shown?.subject.id) ?? details.shown?.subject;
  const filtered = isFiltered(filter);
  const count = state.status === 'ready' && applicationsTexts.count(items.length, next !== undefined, filtered);

  const report = <ActionReport of={[actions, loads]} />;
  const inDialog = details.opened || deleting.opened;

  useImperativeHandle(ref, () => applications);

  // Under a dialog nothing changes or goes that it is about.
  useFocusRefresh(applications.refresh, !inDialog);
  useEffect(() => {
    onDialog(inDialog);
    return () => onDialog(false);
  }, [inDialog, onDialog]);

  const sayCount = useEffectEvent(() => {
    if (filtered && count) loads.say(count);
  });
  useEffect(() => sayCount(), [state.status]);

  const review = (application: Application) => {
    const name = application.applicant_name;
    const mark = async () => {
      await ref.current?.setStatus(application, 'Reviewed');
      // In the list it shows already, unless it is no longer in there.
      details.change((shown) => (shown.id === application.id ? { ...shown, status: 'Reviewed' } : shown));
      return applicationsTexts.marked(name);
    };
    void actions.attempt(texts.updateStatusFailed, mark, name);
  };

  const remove = (application: Application) => {
    const place = items.findIndex(({ id }) => id === application.id);
    removeRow(place, heading.current, () => {
      deleting.close();
      details.close();
      void removeThenFill(application);
    });
  };

  const removeThenFill = async (application: Application) => {
    const name = application.applicant_name;
    const send = async () => {
      await ref.current?.remove(application);
      return applicationsTexts.deleted(name);
    };
    const deleted = await actions.attempt(texts.deleteApplicationFailed, send, name);
    // An empty list would look as if nothing were left, where some was never loaded.
    if (!deleted || items.length > 1 || next === undefined) return;
    await loads.attempt(texts.fetchApplicationsFailed, async () => dashboardTexts.loadedMore(await applications.loadMore()));
  };

  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {count || dashboardTexts.tabs.applications}
        </h2>
        {children}
      </div>
      <ListState loaded={applications} failed={texts.fetchApplicationsFailed}>
        {() => (
          <>
            {items.length > 0 ? (
              <ApplicationsTable applications={items} onDetails={details.open} onReview={review} onDelete={deleting.open} />
            ) : (
              next === undefined && <p className={styles.empty}>{filtered ? applicationsTexts.noMatch : applicationsTexts.empty}</p>
            )}
            {next !== undefined && (
              <ListFoot count={items.length} loadMore={applications.loadMore} failed={texts.fetchApplicationsFailed} actions={loads} />
            )}
          </>
        )}
      </ListState>
      {!details.opened && report}
      <Modal.Stack>
        {detailed && (
          <ApplicationDialog
            key={details.key}
            opened={details.opened}
            application={detailed}
            report={details.opened && report}
            onClose={details.close}
            onReview={review}
            onDelete={deleting.open}
          />
        )}
        {deleting.shown && (
          <ConfirmDialog
            opened={deleting.opened}
            title={applicationsTexts.deleteTitle}
            question={texts.confirmDeleteApplication}
            detail={`${deleting.shown.subject.applicant_name}, ${deleting.shown.subject.job_title}`}
            confirm={dashboardTexts.delete}
            onConfirm={() => deleting.shown && remove(deleting.shown.subject)}
            onCancel={deleting.close}
          />
        )}
      </Modal.Stack>
    </>
  );
}
