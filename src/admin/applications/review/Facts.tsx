import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Application, referenceOf } from '#contract/applications.ts';
import { officeDateAndYear } from '#contract/office.ts';
import { staffEndpoints } from '#contract/staff-endpoints.ts';
import { applicationsTexts } from '../../../content/staff/dashboard.ts';
import { reviewTexts } from '../../../content/staff/review.ts';
import { tellingTexts } from '../../../content/staff/telling.ts';
import { formatBytes, formatDay, formatMoment } from '../../../lib/format.ts';
import { mailto } from '../../../lib/mailto.ts';
import { tel } from '../../../lib/tel.ts';
import { applicationPath } from '../../../paths.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { adminQuery } from '../../shared/queries.ts';
import { answerDue } from '../../shared/answer-due.ts';
import { ResumeLink } from '../ResumeLink.tsx';
import styles from './Facts.module.css';

const { fields, notGiven } = reviewTexts;

type Props = {
  application: Application;
  /** Shows or chooses the owner. */
  owner: ReactNode;
  /** Asks how an applicant who has not been told is told. Absent if the person may not. */
  onTell: (() => void) | undefined;
};

export function Facts({ application, owner, onTell }: Props) {
  const { applicant_email, phone, resume, cover_letter } = application;
  const phoneUrl = tel(phone);
  const due = answerDue(application);
  return (
    <section className={styles.section} aria-label={reviewTexts.facts}>
      <dl className={styles.facts}>
        <dt>{fields.job_title}</dt>
        <dd>{application.job_title}</dd>
        <dt>{fields.applicant_email}</dt>
        <dd>
          <a href={mailto(applicant_email)}>{applicant_email}</a>
        </dd>
        <dt>{fields.phone}</dt>
        <dd>{phoneUrl === undefined ? phone || notGiven : <a href={phoneUrl}>{phone}</a>}</dd>
        <dt>{fields.created_at}</dt>
        <dd>
          <time dateTime={application.created_at}>{formatMoment(application.created_at)}</time>
        </dd>
        {owner && (
          <>
            <dt>{fields.owner}</dt>
            <dd>{owner}</dd>
          </>
        )}
        {due && (
          <>
            <dt>{fields.due_at}</dt>
            <dd className={due.overdue ? styles.overdue : undefined}>
              {due.text}{' '}
              {onTell && application.told === 'not told' && (
                <Button size="compact-xs" variant="default" onClick={onTell}>
                  {tellingTexts.tell}
                </Button>
              )}
            </dd>
          </>
        )}
        <dt>{fields.resume}</dt>
        <dd>
          <ResumeLink application={application} />
          {resume && <span>{` ${resume.file_name}, ${formatBytes(resume.size)}`}</span>}
        </dd>
        <dt>{fields.source}</dt>
        <dd>{application.source || notGiven}</dd>
        <dt>{fields.reference}</dt>
        <dd>{referenceOf(application)}</dd>
        {application.keep && (
          <>
            <dt>{fields.keep}</dt>
            <dd>{reviewTexts.mayBeKept(officeDateAndYear(application.kept_until))}</dd>
          </>
        )}
      </dl>
      {application.earlier > 0 && <SamePerson key={application.id} application={application} />}
      <div className={styles.letter}>
        <h2>{fields.cover_letter}</h2>
        {cover_letter === '' ? <p className={styles.notGiven}>{notGiven}</p> : <p className={styles.coverLetter}>{cover_letter}</p>}
      </div>
    </section>
  );
}

/** A chip, such as '3rd application', that shows the person's other applications on click. */
function SamePerson({ application: { id, earlier } }: { application: Application }) {
  const [opened, setOpened] = useState(false);
  const query = useQuery({
    ...adminQuery(['applications of a person', id], staffEndpoints.listApplications, { query: { person: id } }),
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
