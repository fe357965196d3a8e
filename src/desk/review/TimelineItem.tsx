import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { resumesPrefix } from '#rooms/platform/contract/endpoint.ts';
import { entryHash } from '#rooms/platform/contract/paths.ts';
import { actorsWithoutAccount } from '#rooms/platform/contract/roles.ts';
import { lookUp } from '#rooms/platform/contract/look-up.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { splitAtMentions } from '#rooms/applications/contract/mentions.ts';
import { interviewEvents, ownChanges, type TimelineEntry } from '#rooms/applications/contract/timeline.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { repliesTexts } from '../answers/replies-texts.ts';
import { originWords, reviewTexts } from './review-texts.ts';
import { focusAfterRemoval, headingAround } from '../../shared/lib/focus.ts';
import { formatMoment } from '../../shared/lib/format.ts';
import { Avatar } from '../shell/Avatar.tsx';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { IconButton } from '../shell/IconButton.tsx';
import { formatTimeAndWeekday } from '../shell/interview-words.ts';
import { useNameOf } from '../shell/people.ts';
import { useDialog } from '../shell/use-dialog.ts';
import { hasNoteDraft, NoteForm } from './NoteForm.tsx';
import { Recommendation } from './Recommendation.tsx';
import styles from './Timeline.module.css';
import type { Notes } from './use-notes.ts';

const { note: noteTexts } = reviewTexts;

const actorNames: Record<string, string | undefined> = { visitor: reviewTexts.byApplicant, site: reviewTexts.bySite };

type NameOf = (username: string) => string;

type Props = {
  entry: TimelineEntry;
  /** Whether the current admin wrote it. Only the author of a note can change it. */
  own: boolean;
  application: Application;
  notes: Notes;
};

export function TimelineItem({ entry, own, application, notes }: Props) {
  const draftName = `${application.id} ${entry.id}`;
  const [editing, setEditing] = useState(() => hasNoteDraft(draftName));
  const deletion = useDialog<true>();
  const isNote = entry.kind === 'note';
  const isActor = actorsWithoutAccount.some((actor) => actor === entry.by);
  const nameOf = useNameOf();

  return (
    <li
      id={entryHash(entry.id).slice(1)}
      tabIndex={-1}
      ref={focusAfterRemoval(headingAround)}
      className={styles.entry}
      data-kind={entry.kind}
    >
      <div className={styles.what}>
        {!isNote && <span>{whatHappened(entry, nameOf)}</span>}
        <span className={styles.who}>
          {!isActor && <Avatar username={entry.by} name={nameOf(entry.by)} />}
          {lookUp(actorNames, entry.by) ?? nameOf(entry.by)}
          {' · '}
          <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
          {isNote && entry.updated_at !== '' && <span>{` · ${reviewTexts.edited}`}</span>}
        </span>
        {entry.role === 'manager' && <span className={styles.manager}>{reviewTexts.manager}</span>}
        <Recommendation value={entry.recommendation} />
        {entry.mentions.length > 0 && <span className={styles.who}>{reviewTexts.asked(entry.mentions.map(nameOf))}</span>}
        {entry.delivery === 'failed' && <span className={styles.failed}>{repliesTexts.delivery.failed}</span>}
        {isNote && own && !editing && (
          <span className={styles.tools}>
            <IconButton variant="subtle" label={noteTexts.edit} onClick={() => setEditing(true)} Icon={IconPencil} />
            <IconButton
              variant="subtle"
              color="red"
              label={noteTexts.delete}
              onClick={({ currentTarget }) => deletion.open(true, currentTarget)}
              Icon={IconTrash}
            />
          </span>
        )}
      </div>
      {isNote && editing && own ? (
        <NoteForm
          draftName={draftName}
          job={application.job_id}
          stored={entry.text}
          submit={noteTexts.save}
          onSend={({ text }, onSaved) => notes.edit(entry, text, onSaved)}
          onClose={() => setEditing(false)}
        />
      ) : (
        <Content entry={entry} application={application} />
      )}
      <ConfirmDialog
        dialog={deletion}
        title={noteTexts.delete}
        question={noteTexts.question}
        confirm={dashboardTexts.delete}
        onConfirm={() => void notes.remove(entry)}
      />
    </li>
  );
}

/** A mail is folded, because it is long and mostly its template. Messages by email have more. */
function Content({ entry, application }: Pick<Props, 'entry' | 'application'>) {
  const { id, kind, text, mentions, quoted, files } = entry;
  const nameOf = useNameOf();
  const address = (name: string) => [resumesPrefix, ...[application.id, id, name].map(encodeURIComponent)].join('/');
  return (
    <>
      {kind === 'mail' ? (
        <Folded summary={repliesTexts.showMail} text={text} />
      ) : (
        text !== '' && <p className={styles.text}>{marked(text, mentions, nameOf)}</p>
      )}
      {files.map(({ name, taken }, index) => (
        <span key={index} className={taken ? undefined : styles.who}>
          {taken ? <a href={address(name)}>{name}</a> : reviewTexts.notTaken(name)}
        </span>
      ))}
      <Folded summary={reviewTexts.showQuoted} text={quoted} />
    </>
  );
}

function Folded({ summary, text }: { summary: string; text: string }) {
  if (text === '') return null;
  return (
    <details className={styles.mail}>
      <summary>{summary}</summary>
      <p className={styles.text}>{text}</p>
    </details>
  );
}

/** @returns the text with the names of those whom it asks, marked */
function marked(text: string, asked: readonly string[], nameOf: NameOf): ReactNode {
  if (asked.length === 0) return text;
  return splitAtMentions(text).map((part, index) => {
    if (index % 2 === 0) return part;
    const username = part.toLowerCase();
    if (!asked.includes(username)) return `@${part}`;
    const name = nameOf(username);
    return <mark key={index}>@{name === username ? part : name}</mark>;
  });
}

/** Describes an entry. An unknown kind is shown as it is stored. */
function whatHappened({ kind, from, to, template, subject, told }: TimelineEntry, nameOf: NameOf): string {
  if (kind === 'received') return reviewTexts.received;
  if (kind === 'added') return reviewTexts.added(originWords(template, to));
  if (kind === 'address') return reviewTexts.addressCorrected;
  if (kind === 'status') return [reviewTexts.statusChanged(from, to), dashboardTexts.told[told] ?? told].filter(Boolean).join(', ');
  if (kind === 'assignee') return reviewTexts.assigned(nameOf(from), nameOf(to));
  if (kind === 'message') return reviewTexts.message;
  if (kind === 'scorecard') return reviewTexts.scorecard;
  const event = kind === 'interview' && interviewEvents.find((known) => known === template);
  if (event) return reviewTexts.interview[event](from && formatTimeAndWeekday(from), to && formatTimeAndWeekday(to));
  if (kind === 'mail' && template === 'confirmation') return repliesTexts.delivery.confirmation;
  if (kind === 'mail') return [repliesTexts.delivery.mail(subject), to && reviewTexts.statusChanged(from, to)].filter(Boolean).join(' · ');
  const change = ownChanges.find((known) => known === kind);
  if (!change) return kind;
  return [reviewTexts.ownChanges[change], to && reviewTexts.statusChanged(from, to)].filter(Boolean).join(' · ');
}
