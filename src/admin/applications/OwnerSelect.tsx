import type { Application } from '#contract/applications.ts';
import { type Colleague, seesJob } from '#contract/colleagues.ts';
import { applicationsTexts } from '../../content/staff/applications.ts';
import type { SetStatus } from '../shared/use-item-actions.ts';
import { RowSelect } from './RowSelect.tsx';

type Props = {
  application: Application;
  colleagues: readonly Colleague[];
  /** Without it, the owner can't be changed. */
  onAssign: SetStatus<Application> | undefined;
};

/** Chooses the owner of an application among those who can see it. */
export function OwnerSelect({ application, colleagues, onAssign }: Props) {
  const { applicant_name, assignee, job_id } = application;
  if (!onAssign) return assignee || applicationsTexts.nobody;
  return (
    <RowSelect
      data-owner
      aria-label={applicationsTexts.ownerOf(applicant_name)}
      value={assignee}
      names={['', ...colleagues.filter((colleague) => seesJob(colleague, job_id)).map(({ username }) => username)]}
      blank={applicationsTexts.nobody}
      onChoose={(name) => onAssign(application, name)}
    />
  );
}
