import { useInfiniteQuery } from '@tanstack/react-query';
import { type Ref, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { reviewTexts } from './review-texts.ts';
import { LoadMore } from '../list/LoadMore.tsx';
import type { Report } from '../shell/report.tsx';
import { Loaded, Skeletons } from '../shell/Loaded.tsx';
import { refreshed, timelineQuery } from '../shell/queries.ts';
import { useAccount } from '../shell/people.ts';
import { NoteForm } from './NoteForm.tsx';
import styles from './Timeline.module.css';
import { TimelineItem } from './TimelineItem.tsx';
import { useNotes } from './use-notes.ts';

type Props = { application: Application; report: Report; noteRef: Ref<HTMLTextAreaElement> };

/** The notes of staff and the history of an application, newest first. */
export function Timeline({ application, report, noteRef }: Props) {
  const { id } = application;
  const query = useInfiniteQuery({ ...timelineQuery(id), ...refreshed, select: ({ pages }) => pages.flatMap(({ data }) => data) });
  const account = useAccount();
  const notes = useNotes(application, report);
  const { hash } = useLocation();
  const isLoaded = query.data !== undefined;
  // A mail about a note leads to it.
  useEffect(() => {
    const entry = isLoaded ? document.getElementById(hash.slice(1)) : null;
    entry?.scrollIntoView({ block: 'center' });
    entry?.focus({ preventScroll: true });
  }, [hash, isLoaded]);

  return (
    <section className="stack gap-12" aria-label={reviewTexts.history}>
      <h2 tabIndex={-1}>{reviewTexts.history}</h2>
      <NoteForm ref={noteRef} draftName={id} job={application.job_id} submit={reviewTexts.note.add} onSend={notes.add} />
      <Loaded query={query} failed={reviewTexts.timelineFailed} loading={<Skeletons heights={[44]} />}>
        {(entries) => (
          <>
            <ol className={styles.entries}>
              {entries.map((entry) => (
                <TimelineItem key={entry.id} entry={entry} own={entry.by === account?.username} application={application} notes={notes} />
              ))}
            </ol>
            {query.isFetchNextPageError && <Notice kind="error">{reviewTexts.timelineFailed}</Notice>}
            {query.hasNextPage && <LoadMore label={reviewTexts.showOlder} count={entries.length} onLoad={query.fetchNextPage} />}
          </>
        )}
      </Loaded>
    </section>
  );
}
