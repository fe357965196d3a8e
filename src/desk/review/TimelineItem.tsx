import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { lookUp } from '#rooms/platform/contract/look-up.ts';
import { splitAtMentions } from '#rooms/applications/contract/mentions.ts';
import { interviewEvents, ownChanges, type TimelineEntry } from '#rooms/applications/contract/timeline.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { repliesTexts } from '../answers/replies-texts.ts';
import { reviewTexts } from './review-texts.ts';
import { focusAfterRemoval, headingAround } from '../../shared/lib/focus.ts';
import { formatMoment } from '../../shared/lib/format.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { IconButton } from '../shell/IconButton.tsx';
import { formatTimeAndWeekday } from '../shell/interview-words.ts';
import { useDialog } from '../shell/use-dialog.ts';
import { hasNoteDraft, NoteForm } from './NoteForm.tsx';
import { Recommendation } from './Recommendation.tsx';
import styles from './Timeline.module.css';
import type { Notes } from './use-notes.ts';

const { note: noteTexts } = reviewTexts;

/** The names of actors without a user name. */
const actorNames: Record<string, string | undefined> = { visitor: reviewTexts.byApplicant, site: reviewTexts.bySite };

type Props = {
  entry: TimelineEntry;
  /** Whether the current admin wrote it. Only the author of a note can change it. */
  own: boolean;
  draftName: string;
  /** The id of the application's job. */
  job: string;
  notes: Notes;
};

export function TimelineItem({ entry, own, draftName, job, notes }: Props) {
  const [editing, setEditing] = useState(() => hasNoteDraft(draftName));
  const deletion = useDialog<true>();
  const isNote = entry.kind === 'note';

  return (
    <li ref={focusAfterRemoval(headingAround)} className={styles.entry} data-kind={entry.kind}>
      <div className={styles.what}>
        {!isNote && <span>{whatHappened(entry)}</span>}
        <span className={styles.who}>
          {lookUp(actorNames, entry.by) ?? entry.by}
          {' · '}
          <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
          {isNote && entry.updated_at !== '' && <span>{` · ${reviewTexts.edited}`}</span>}
        </span>
        {entry.role === 'manager' && <span className={styles.manager}>{reviewTexts.manager}</span>}
        <Recommendation value={entry.recommendation} />
        {entry.mentions.length > 0 && <span className={styles.who}>{reviewTexts.asked(entry.mentions)}</span>}
        {entry.delivery === 'failed' && <span className={styles.failed}>{repliesTexts.delivery.failed}</span>}
        {isNote && own && !editing && (
          <span className={styles.tools}>
            <IconButton variant="subtle" label={noteTexts.edit} onClick={() => setEditing(true)} Icon={IconPencil} iconSize={16} />
            <IconButton
              variant="subtle"
              color="red"
              label={noteTexts.delete}
              onClick={({ currentTarget }) => deletion.open(true, currentTarget)}
              Icon={IconTrash}
              iconSize={16}
            />
          </span>
        )}
      </div>
      {isNote && editing && own ? (
        <NoteForm
          draftName={draftName}
          job={job}
          stored={entry.text}
          submit={noteTexts.save}
          onSend={({ text }, onSaved) => notes.edit(entry, text, onSaved)}
          onClose={() => setEditing(false)}
        />
      ) : (
        <Text entry={entry} />
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

/** The text of an entry. A mail is collapsed, because it is long and mostly its template. */
function Text({ entry: { kind, text, mentions } }: { entry: TimelineEntry }) {
  if (text === '') return null;
  const paragraph = <p className={styles.text}>{marked(text, mentions)}</p>;
  if (kind !== 'mail') return paragraph;
  return (
    <details className={styles.mail}>
      <summary>{repliesTexts.showMail}</summary>
      {paragraph}
    </details>
  );
}

/** @returns the text with the names of those whom it asks marked */
function marked(text: string, names: readonly string[]): ReactNode {
  if (names.length === 0) return text;
  return splitAtMentions(text).map((part, index) => {
    if (index % 2 === 0) return part;
    return names.includes(part.toLowerCase()) ? <mark key={index}>@{part}</mark> : `@${part}`;
  });
}

/** Describes an entry. An unknown kind is shown as it is stored. */
function whatHappened({ kind, from, to, template, subject, told }: TimelineEntry): string {
  if (kind === 'received') return reviewTexts.received;
  if (kind === 'status') return [reviewTexts.statusChanged(from, to), told].filter(Boolean).join(', ');
  if (kind === 'assignee') return reviewTexts.assigned(from, to);
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
