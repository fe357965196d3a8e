import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { referenceOf } from '#rooms/platform/contract/reference.ts';
import { officeDate } from '#rooms/platform/contract/office.ts';
import { applicationsTexts } from '../applications/applications-texts.ts';
import { tellThem } from '../applications/by-hand-texts.ts';
import { originWords, reviewTexts } from './review-texts.ts';
import { tellingTexts } from '../answers/telling-texts.ts';
import { formatBytes, formatDay, formatMoment } from '../../shared/lib/format.ts';
import { mailto } from '../../shared/lib/mailto.ts';
import { tel } from '../../shared/lib/tel.ts';
import { applicationPath, versionsPath } from '../../admin-paths.ts';
import { InterviewFacts } from '../interviews/InterviewFacts.tsx';
import { lazyPart } from '../shell/lazy-part.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { adminQuery } from '../shell/queries.ts';
import { useAccount, useNameOf } from '../shell/people.ts';
import { useDialog } from '../shell/use-dialog.ts';
import { answerDue } from '../shell/answer-due.ts';
import { sourceName } from '../shell/sources-texts.ts';
import { ResumeLink } from '../applications/ResumeLink.tsx';
import styles from '../shell/Facts.module.css';
import { LabelledList } from '../../site/components/labelled-list/LabelledList.tsx';
import { Recommendation } from './Recommendation.tsx';

const AddressDialog = lazyPart(async () => (await import('../applications/AddressDialog.tsx')).AddressDialog);

const { fields, notGiven } = reviewTexts;

type Props = {
  application: Application;
  /** Shows or chooses the owner. */
  owner: ReactNode;
  /** Asks how an applicant who has not been told is told. Absent if the person may not. */
  onTell: (() => void) | undefined;
  /** Announces a correction of the address. Absent if the person may not correct it. */
  onSaved: ((text: string) => void) | undefined;
};

export function Facts({ application, owner, onTell, onSaved }: Props) {
  const { applicant_email: email, phone, resume, cover_letter, answers, job_version } = application;
  const correction = useDialog<true>();
  const phoneUrl = tel(phone);
  const due = answerDue(application);
  const latest = Object.entries(application.recommendations);
  const nameOf = useNameOf();
  return (
    <section className={styles.section} aria-label={reviewTexts.facts}>
      <dl className={styles.facts}>
        {latest.length > 0 && (
          <Fact name={fields.recommendation} className={styles.recommendations}>
            {latest.map(([by, value]) => (
              <span key={by}>
                {nameOf(by)} <Recommendation value={value} />
              </span>
            ))}
          </Fact>
        )}
        {application.interview && (
          <Fact name={fields.interview} className="stack gap-4">
            <InterviewFacts key={application.id} application={application} />
          </Fact>
        )}
        <Fact name={fields.job_title}>
          {application.job_title} {job_version && <Link to={versionsPath(application.job_id, job_version)}>{reviewTexts.advertised}</Link>}
        </Fact>
        {owner && <Fact name={fields.owner}>{owner}</Fact>}
        {due && (
          <Fact name={fields.due_at} className={due.overdue ? styles.overdue : undefined}>
            {due.text}{' '}
            {onTell && application.told === 'not told' && (
              <Button size="compact-xs" variant="default" onClick={onTell}>
                {tellingTexts.tell}
              </Button>
            )}
          </Fact>
        )}
        <Fact name={fields.applicant_email} className={styles.rest}>
          {email ? <a href={mailto(email)}>{email}</a> : `${notGiven}. ${tellThem}`}{' '}
          {onSaved && (
            <Button size="compact-xs" variant="subtle" onClick={({ currentTarget }) => correction.open(true, currentTarget)}>
              {email ? reviewTexts.correctAddress : reviewTexts.addAddress}
            </Button>
          )}
          {onSaved && correction.render((_opened, props) => <AddressDialog {...props} application={application} onSaved={onSaved} />)}
        </Fact>
        {phone && <Fact name={fields.phone}>{phoneUrl === undefined ? phone : <a href={phoneUrl}>{phone}</a>}</Fact>}
        <Fact name={fields.created_at}>
          <time dateTime={application.created_at}>{formatMoment(application.created_at)}</time>
        </Fact>
        {application.reason && <Fact name={fields.reason}>{application.reason}</Fact>}
        <Fact name={fields.resume}>
          <ResumeLink application={application} />
          {resume && <span>{` ${resume.file_name}, ${formatBytes(resume.size)}`}</span>}
        </Fact>
        {application.origin && <Fact name={fields.origin}>{originWords(application.origin, application.referred_by)}</Fact>}
        {application.source && <Fact name={fields.source}>{sourceName(application.source)}</Fact>}
        <Fact name={fields.reference}>{referenceOf(application)}</Fact>
        <OpenedLast key={application.id} application={application} />
        {application.keep && <Fact name={fields.keep}>{reviewTexts.mayBeKept(officeDate(application.kept_until))}</Fact>}
      </dl>
      <details className={styles.more}>
        <summary>{reviewTexts.moreFacts}</summary>
      </details>
      {application.earlier > 0 && <SamePerson key={application.id} application={application} />}
      {answers.length > 0 && (
        <div className={styles.letter}>
          <h2>{fields.answers}</h2>
          <LabelledList stacked items={answers.map(({ text, value }) => ({ label: text, text: value || notGiven }))} />
        </div>
      )}
      {cover_letter && (
        <div className={styles.letter}>
          <h2>{fields.cover_letter}</h2>
          <p className={styles.coverLetter}>{cover_letter}</p>
        </div>
      )}
    </section>
  );
}

function Fact({ name, className, children }: { name: string; className?: string | undefined; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className={className}>{children}</dd>
    </>
  );
}

/** Which colleague opened the application last. Stays when the reader's own opening is recorded. */
function OpenedLast({ application }: { application: Application }) {
  const { opened_by, opened_at } = application;
  const account = useAccount();
  const nameOf = useNameOf();
  const [last, setLast] = useState<Pick<Application, 'opened_by' | 'opened_at'>>();
  const isByColleague = account && opened_by !== '' && opened_by !== account.username;
  if (isByColleague && opened_at !== last?.opened_at) setLast({ opened_by, opened_at });
  return last && <Fact name={fields.opened_at}>{reviewTexts.openedLast(nameOf(last.opened_by), formatMoment(last.opened_at))}</Fact>;
}

/** A chip, such as '3rd application', that shows the person's other applications on click. */
function SamePerson({ application: { id, earlier } }: { application: Application }) {
  const [opened, setOpened] = useState(false);
  const query = useQuery({
    ...adminQuery(['applications of a person', id], applicationEndpoints.listApplications, { query: { person: id } }),
    enabled: opened,
  });

  return (
    <details className={styles.person} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary title={reviewTexts.personHint}>{applicationsTexts.nth(earlier + 1)}</summary>
      {opened && (
        <Loaded query={query} failed={reviewTexts.personFailed}>
          {(all) => (
            <ul className={styles.others}>
              {all
                .filter((other) => other.id !== id)
                .map((other) => (
                  <li key={other.id}>
                    <Link to={applicationPath(other.id, new URLSearchParams({ person: id }))}>{other.job_title}</Link>{' '}
                    <span>{`${other.status} · ${formatDay(other.created_at)}`}</span>
                  </li>
                ))}
            </ul>
          )}
        </Loaded>
      )}
    </details>
  );
}
