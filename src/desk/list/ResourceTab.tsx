import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import type { ShortcutKey } from '../shell/shortcuts-texts.ts';
import { lazyPart } from '../shell/lazy-part.ts';
import { useDialog } from '../shell/use-dialog.ts';
import { deletionQuestion, useItemActions } from '../shell/use-item-actions.ts';
import { useShortcuts } from '../shell/use-shortcuts.ts';
import { UndoNotice, useUndo } from '../shell/UndoNotice.tsx';
import { focusedRow, focusRow, leaveRow, rowTarget, useReturnToItem } from './list-focus.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadMore } from './LoadMore.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { useMay } from '../session/session.ts';
import { useReport, useStaffReport } from '../shell/report.tsx';
import { ReportView } from '../shell/ReportView.tsx';
import styles from './ResourceTab.module.css';
import { type Columns, ResourceTable, type Sort } from './ResourceTable.tsx';
import type { Item, Resource } from '../shell/resource.ts';
import type { ResourceList } from './use-paged-list.ts';

const TabDialogs = lazyPart(async () => (await import('./TabDialogs.tsx')).TabDialogs);

/** A resource with the texts and columns of its tab. */
export type TabResource<T> = Resource<T> & Columns & { label: string; loadFailed: string };

/** @typeParam Subject what the tab's dialog is about; usually an item */
export function useResourceTab<T extends Item, Subject = T>(resource: TabResource<T>, formOf?: (item: T) => Subject) {
  const dialog = useDialog<Subject>();
  const deletion = useDialog<T>();
  const undo = useUndo();
  const report = useStaffReport();
  const may = useMay();
  return {
    resource,
    mayChange: may(resource.status.call),
    dialog,
    deletion,
    /** A refresh would drop an item that an undo can restore. */
    paused: dialog.opened || deletion.opened || undo.offer !== undefined,
    undo,
    report,
    ...useItemActions(resource, { report, undo }, (item) => formOf && dialog.open(formOf(item))),
    headingRef: useRef<HTMLHeadingElement>(null),
  };
}

export type TabState<T extends Item, Subject = T> = ReturnType<typeof useResourceTab<T, Subject>>;

export type DialogProps<T> = {
  opened: boolean;
  report: ReactNode;
  onDelete: (item: T, opener: Element) => void;
  onClose: () => void;
};

type Props<T extends Item, Subject> = {
  tab: TabState<T, Subject>;
  list: ResourceList<T>;
  heading: string;
  empty: ReactNode;
  announceHeading?: boolean;
  actions?: ReactNode;
  sorts?: Partial<Record<string, Sort>>;
  selectAll?: ReactNode;
  row: (item: T) => ReactNode;
  /** What keys do with the item whose row has the focus. @param toNext moves it to the next row */
  keys?: Partial<Record<ShortcutKey, (item: T, toNext: () => void) => void>>;
  /** Stays at the bottom of the window. */
  bar?: ReactNode;
  /** What else happens when the item is deleted, if that differs between items. */
  consequence?: (item: T) => string;
  dialog?: (subject: Subject, props: DialogProps<T>) => ReactNode;
  /** Filters and notices, beside and below the heading. */
  children?: ReactNode;
};

/** A tab of the dashboard: a list, the actions on its items, and their outcome. */
export function ResourceTab<T extends Item, Subject = T>({ children, ...props }: Props<T, Subject>) {
  const { tab, list } = props;
  const { resource, dialog, deletion, report, headingRef } = tab;
  useRowKeys(props);

  const remove = (item: T) => {
    const index = list.data?.flat().findIndex(({ id }) => id === item.id) ?? -1;
    // An open dialog would keep the focus.
    flushSync(() => {
      deletion.close();
      dialog.close();
    });
    leaveRow(headingRef.current, index);
    tab.remove(item);
  };

  return (
    <section className={styles.tab} aria-label={resource.label} data-undo={tab.undo.offer ? true : undefined}>
      <div className={styles.head}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.title}>
          {list.data ? props.heading : resource.label}
        </h2>
        {children}
        <div className={styles.actions}>{props.actions}</div>
      </div>
      <Listing key={list.key} {...props} />
      {props.bar}
      <UndoNotice undo={tab.undo} />
      {(dialog.subject !== undefined || deletion.subject !== undefined) && (
        <TabDialogs
          question={
            deletion.subject && {
              ...deletionQuestion(resource, deletion.subject, props.consequence?.(deletion.subject)),
              dialog: deletion,
              onConfirm: () => deletion.subject && remove(deletion.subject),
            }
          }
        >
          {dialog.render((subject, shown) =>
            props.dialog?.(subject, { ...shown, report: shown.opened && <ReportView reports={[report]} />, onDelete: deletion.open }),
          )}
        </TabDialogs>
      )}
    </section>
  );
}

function Listing<T extends Item, Subject>(props: Omit<Props<T, Subject>, 'children'>) {
  const { tab, list, heading, announceHeading = false } = props;
  const { resource, report, dialog } = tab;
  const loadReport = useReport();
  const { data, count, hasMore } = list;
  const shownCount = data?.flat().length ?? 0;
  const isLoaded = data !== undefined;
  // No loaded item matches the filter any more, but the server has more.
  const isEmptied = isLoaded && count === 0 && hasMore;

  const loadMore = () => loadReport.run(resource.loadFailed, async () => dashboardTexts.loadedMore(await list.loadMore()));

  const announceIfLoaded = useEffectEvent(() => {
    if (announceHeading && isLoaded) loadReport.announce(heading);
  });
  useEffect(() => announceIfLoaded(), [isLoaded]);
  useReturnToItem(isLoaded);

  const loadMoreIfEmptied = useEffectEvent(() => {
    if (isEmptied) void loadMore();
  });
  useEffect(() => loadMoreIfEmptied(), [isEmptied]);

  return (
    <>
      <Loaded query={list} failed={resource.loadFailed} loading={<ListSkeleton />}>
        {(pages) => (
          <>
            {shownCount > 0 ? (
              <ResourceTable {...resource} sorts={props.sorts} selectAll={props.selectAll} pages={pages} row={props.row} />
            ) : (
              !hasMore && <div className={styles.empty}>{props.empty}</div>
            )}
            {hasMore && <LoadMore count={shownCount} onLoad={loadMore} />}
          </>
        )}
      </Loaded>
      {!dialog.opened && <ReportView reports={[report, loadReport]} />}
    </>
  );
}

/** J and K move the focus between the rows. The other keys act on the row that has it, or go to the first. */
function useRowKeys<T extends Item, Subject>({ tab: { headingRef }, list, keys = {} }: Props<T, Subject>): void {
  const step = (by: number) => () => focusRow(headingRef.current, by);
  const onFocused = Object.entries(keys).map(([key, act]) => [
    key,
    () => {
      const place = focusedRow(headingRef.current);
      const item = list.data?.flat()[place];
      if (item) act(item, () => rowTarget(headingRef.current, place + 1)?.focus());
      else step(0)();
    },
  ]);
  const ofRow = Object.fromEntries(onFocused) as Partial<Record<ShortcutKey, () => void>>;
  const hasRows = list.data?.some((page) => page.length > 0);
  useShortcuts(hasRows ? { ...ofRow, j: step(1), k: step(-1) } : {});
}
