import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Application, ApplicationFilter } from '#contract/applications.ts';
import { messages } from '#contract/messages.ts';
import { adminCopy, applicationsCopy } from '../../content/admin-copy.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import styles from '../List.module.css';
import { ListFoot } from '../ListFoot.tsx';
import { ListState } from '../ListState.tsx';
import type { Actions } from '../use-actions.ts';
import { useDialog } from '../use-dialog.ts';
import { useFocusRefresh } from '../use-focus-refresh.ts';
import { isFiltered } from './application-filter.ts';
import { ApplicationDialog } from './ApplicationDialog.tsx';
import { ApplicationsTable } from './ApplicationsTable.tsx';
import { useApplications } from './use-applications.ts';

type Props = {
  /** Must keep its identity between renders. */
  filter: ApplicationFilter;
  actions: Actions;
  /** Told when a dialog opens, and when none is open any more. Must keep its identity between renders. */
  onDialog: (opened: boolean) => void;
  /** Buttons for the whole list. */
  children: ReactNode;
};

/** The applications that a filter lets through, and what is done with each. */
export function ApplicationsList({ filter, actions, onDialog, children }: Props) {
  const applications = useApplications(filter);
  const details = useDialog<Application>();
  const deleting = useDialog<Application>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = applications;
  const { items, next } = state.status === 'ready' ? state.data : { items: [] };
  // As it is now, where the list still has it: a colleague may have taken it out of what the filter lets through.
  const detailed = items.find(({ id }) => id === details.shown?.subject.id) ?? details.shown?.subject;
  const filtered = isFiltered(filter);
  const count = state.status === 'ready' && applicationsCopy.count(items.length, next !== undefined, filtered);

  const inDialog = details.opened || deleting.opened;

  // Under a dialog nothing changes or goes that it is about.
  useFocusRefresh(applications.refresh, !inDialog);
  useEffect(() => {
    onDialog(inDialog);
    return () => onDialog(false);
  }, [inDialog, onDialog]);

  const sayCount = useEffectEvent(() => {
    if (filtered && count) actions.say(count);
  });
  useEffect(() => sayCount(), [state.status]);

  const review = (application: Application) => {
    void actions.attempt(messages.updateStatusFailed, async () => {
      await applications.setStatus(application, 'Reviewed');
      // In the list it shows already, unless it is no longer in there.
      details.change((shown) => (shown.id === application.id ? { ...shown, status: 'Reviewed' } : shown));
      return applicationsCopy.marked(application.applicant_name);
    });
  };

  const remove = (application: Application) => {
    deleting.close();
    details.close();
    // The row takes its button with it, to which the focus would return.
    heading.current?.focus();
    void removeThenFill(application);
  };

  const removeThenFill = async (application: Application) => {
    const deleted = await actions.attempt(messages.deleteApplicationFailed, async () => {
      await applications.remove(application);
      return applicationsCopy.deleted(application.applicant_name);
    });
    // An empty list would look as if nothing were left, where some was never loaded.
    if (!deleted || items.length > 1 || next === undefined) return;
    await actions.attempt(messages.fetchApplicationsFailed, async () => adminCopy.loadedMore(await applications.loadMore()));
  };

  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {count || adminCopy.tabs.applications}
        </h2>
        {children}
      </div>
      <ListState loaded={applications} failed={messages.fetchApplicationsFailed}>
        {() => (
          <>
            {items.length > 0 ? (
              <ApplicationsTable
                applications={items}
                onDetails={details.open}
                onReview={review}
                onDelete={deleting.open}
              />
            ) : (
              next === undefined && (
                <p className={styles.empty}>{filtered ? applicationsCopy.noMatch : applicationsCopy.empty}</p>
              )
            )}
            {next !== undefined && (
              <ListFoot
                loadMore={applications.loadMore}
                failed={messages.fetchApplicationsFailed}
                actions={actions}
              />
            )}
          </>
        )}
      </ListState>
      <Modal.Stack>
        {detailed && (
          <ApplicationDialog
            key={details.key}
            opened={details.opened}
            application={detailed}
            onClose={details.close}
            onReview={review}
            onDelete={deleting.open}
          />
        )}
        {deleting.shown && (
          <ConfirmDialog
            opened={deleting.opened}
            title={applicationsCopy.deleteTitle}
            question={messages.confirmDeleteApplication}
            detail={`${deleting.shown.subject.applicant_name}, ${deleting.shown.subject.job_title}`}
            confirm={adminCopy.delete}
            onConfirm={() => deleting.shown && remove(deleting.shown.subject)}
            onCancel={deleting.close}
          />
        )}
      </Modal.Stack>
    </>
  );
}
