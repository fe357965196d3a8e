import { Button, Modal } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Application, ApplicationFilter } from '#contract/applications.ts';
import { messages } from '#contract/messages.ts';
import { adminCopy, applicationsCopy } from '../../content/admin-copy.ts';
import { ActionReport } from '../ActionReport.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import styles from '../List.module.css';
import { ListState } from '../ListState.tsx';
import { useActions } from '../use-actions.ts';
import { useDialog } from '../use-dialog.ts';
import { ApplicationDialog } from './ApplicationDialog.tsx';
import { ApplicationsTable } from './ApplicationsTable.tsx';
import { type Applications, useApplications } from './use-applications.ts';

const everything: ApplicationFilter = {};

/** The dashboard's applications. */
export function ApplicationsTab() {
  const applications = useApplications(everything);
  const actions = useActions();
  const details = useDialog<string>();
  const deleting = useDialog<Application>();
  const [loadingMore, setLoadingMore] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = applications;
  const list: Applications = state.status === 'ready' ? state.data : { items: [] };
  const shown = list.items.find(({ id }) => id === details.shown?.subject);

  const review = (application: Application) => {
    void actions.attempt(messages.updateStatusFailed, async () => {
      await applications.setStatus(application, 'Reviewed');
      return applicationsCopy.marked(application.applicant_name);
    });
  };

  const remove = (application: Application) => {
    deleting.close();
    details.close();
    // The row takes its button with it, to which the focus would return.
    heading.current?.focus();
    void actions.attempt(messages.deleteApplicationFailed, async () => {
      await applications.remove(application);
      return applicationsCopy.deleted(application.applicant_name);
    });
  };

  const loadMore = () => {
    if (loadingMore) return;
    void actions.attempt(messages.fetchApplicationsFailed, async () => {
      setLoadingMore(true);
      try {
        return applicationsCopy.loadedMore(await applications.loadMore());
      } finally {
        setLoadingMore(false);
      }
    });
  };

  return (
    <section className={styles.list} aria-label={adminCopy.tabs.applications}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {state.status === 'ready'
            ? applicationsCopy.count(list.items.length, list.next !== undefined)
            : adminCopy.tabs.applications}
        </h2>
      </div>
      <ActionReport actions={actions} />
      <ListState loaded={applications} failed={messages.fetchApplicationsFailed}>
        {({ items, next }) => (
          <>
            {items.length > 0 ? (
              <ApplicationsTable
                applications={items}
                onDetails={({ id }) => details.open(id)}
                onReview={review}
                onDelete={deleting.open}
              />
            ) : (
              next === undefined && <p className={styles.empty}>{applicationsCopy.empty}</p>
            )}
            {next !== undefined && (
              <Button className={styles.more} variant="default" onClick={loadMore} aria-disabled={loadingMore}>
                {loadingMore ? applicationsCopy.loadingMore : applicationsCopy.loadMore}
              </Button>
            )}
          </>
        )}
      </ListState>
      <Modal.Stack>
        {shown && (
          <ApplicationDialog
            opened={details.opened}
            application={shown}
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
    </section>
  );
}
