import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useRef } from 'react';
import { Link } from 'react-router-dom';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import { soonTimes } from '#rooms/applications/contract/applications.ts';
import type { DashboardCounts } from '#rooms/figures/contract/figures.ts';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { messageEndpoints } from '#rooms/messages/contract/endpoints.ts';
import { officeIsoDate } from '#rooms/platform/contract/office.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { overviewTexts } from './overview-texts.ts';
import { applicationPath } from '../../admin-paths.ts';
import { useFocusReturn } from '../../shared/lib/focus.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useAddress } from '../../shared/lib/use-address.ts';
import { focusRow } from '../list/list-focus.ts';
import { useMay } from '../session/session.ts';
import { applicationsAddress, queue, queueAddress } from '../shell/applications-address.ts';
import type { OpenedDialogProps } from '../shell/Dialog.tsx';
import headStyles from '../shell/Head.module.css';
import { lazyPart } from '../shell/lazy-part.ts';
import { countsQuery } from '../shell/queries.ts';
import { useStaffReport } from '../shell/report.tsx';
import { ReportView } from '../shell/ReportView.tsx';
import { useColleagues } from '../shell/people.ts';
import { useShortcuts } from '../shell/use-shortcuts.ts';
import { firstOf, Groups } from './Groups.tsx';
import styles from './Overview.module.css';

type CountedNumber = {
  name: keyof typeof overviewTexts.numbers;
  /** Of what it counts, if not answers to applications. */
  noun?: string;
  of: (counts: DashboardCounts) => number;
  /** The address of what it counts. */
  to: () => string;
  /** The call that lists what it counts. */
  call: Endpoint;
};

const { listApplications, markApplicationRead } = applicationEndpoints;
const { listFailedMails, listScheduled } = answerEndpoints;

const numbers: CountedNumber[] = [
  { name: 'unread', call: markApplicationRead, of: ({ unread }) => unread, to: () => applicationsAddress({ view: 'unread' }) },
  ...soonTimes.map((due) => ({
    name: due,
    call: listApplications,
    of: (counts: DashboardCounts) => counts.due[due],
    to: () => applicationsAddress({ view: 'due', due }),
  })),
  ...(['unread', ...soonTimes] as const).map((view) => ({
    name: view,
    noun: 'message',
    call: messageEndpoints.listMessages,
    of: ({ unreadMessages, messagesDue }: DashboardCounts) => (view === 'unread' ? unreadMessages : messagesDue[view]),
    to: () => `?tab=messages&status=${view}`,
  })),
  {
    name: 'arrived',
    call: listApplications,
    of: ({ arrived }) => arrived,
    to: () => applicationsAddress({ from: officeIsoDate(serverNow(), -1) }),
  },
  { name: 'scheduled', call: listScheduled, of: ({ scheduled }) => scheduled, to: () => '?dialog=scheduled' },
  { name: 'failed', call: listFailedMails, of: ({ failedMails }) => failedMails, to: () => '?dialog=failed' },
  // Last, because it is not known at first whether it is shown.
  { name: 'mine', call: listApplications, of: ({ mine }) => mine, to: () => applicationsAddress({ view: 'mine' }) },
];

/** They list what a number counts, above the overview. */
const dialogs: Record<string, ComponentType<Pick<OpenedDialogProps, 'opened' | 'onClose'>> | undefined> = {
  scheduled: lazyPart(async () => (await import('../answers/ScheduledDialog.tsx')).ScheduledDialog),
  failed: lazyPart(async () => (await import('./FailedMailsDialog.tsx')).FailedMailsDialog),
};

/** What waits, at a glance. The dashboard refreshes the numbers. */
export function Overview() {
  const counts = useQuery({ ...countsQuery, refetchOnWindowFocus: false });
  const isTeam = useColleagues().length > 0;
  const pending = counts.data && (counts.data.applications['Pending'] ?? 0);
  const [first] = useQuery(firstOf(queue, 1, pending)).data ?? [];
  const review = first ? applicationPath(first.id, new URLSearchParams(queueAddress)) : queueAddress;
  const heading = useRef<HTMLHeadingElement>(null);
  const report = useStaffReport();
  const step = (by: number) => () => focusRow(heading.current, by);
  useShortcuts({ j: step(1), k: step(-1) });
  const { get, change } = useAddress();
  const may = useMay();
  const shown = numbers.filter(({ name, call }) => may(call) && (name !== 'mine' || isTeam));
  const Dialog = dialogs[shown.find(({ name }) => name === get('dialog'))?.name ?? 'none'];
  const rememberOpener = useFocusReturn(Dialog !== undefined);

  return (
    <section className="stack gap-24" aria-label={dashboardTexts.tabs.overview}>
      <div className={headStyles.head}>
        <h2 ref={heading} tabIndex={-1} className={headStyles.title}>
          {dashboardTexts.tabs.overview}
        </h2>
        {pending !== 0 && (
          <Button component={Link} to={review} size="sm" className={styles.review}>
            {overviewTexts.review(pending)}
          </Button>
        )}
      </div>
      <ul className={styles.numbers}>
        {shown.map(({ name, noun, of, to }) => {
          const count = counts.data && of(counts.data);
          const content = (
            <>
              <b>{count}</b> {overviewTexts.numbers[name](count ?? 0, noun)}
            </>
          );
          return (
            // Anew with the numbers, since a phone leaves out what is zero.
            <li key={`${name} ${noun} ${counts.isSuccess}`} data-none={count === 0 || undefined}>
              {count ? (
                <Link
                  to={to()}
                  className={name === 'late' || name === 'failed' ? `${styles.number} ${styles.late}` : styles.number}
                  onClick={({ currentTarget }) => rememberOpener(currentTarget)}
                >
                  {content}
                </Link>
              ) : (
                <span className={styles.number}>{content}</span>
              )}
            </li>
          );
        })}
      </ul>
      <Groups />
      <ReportView reports={[report]} />
      {Dialog && <Dialog opened onClose={() => change({ dialog: undefined })} />}
    </section>
  );
}
