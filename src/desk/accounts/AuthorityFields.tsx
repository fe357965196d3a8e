import { NativeSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { roles } from '#rooms/accounts/contract/roles.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import type { AccountFields } from '#rooms/accounts/contract/team.ts';
import { jobChoiceTexts } from '../shell/job-choice-texts.ts';
import { teamTexts } from './team-texts.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { jobsQuery } from '../shell/queries.ts';
import choiceStyles from '../shell/Choice.module.css';
import styles from './Team.module.css';

type Props = { form: UseFormReturnType<AccountFields>; sending: boolean };

/** The role and, for a manager, the jobs. */
export function AuthorityFields({ form, sending }: Props) {
  const jobs = useQuery(jobsQuery);
  const { role, jobs: chosen } = form.values;
  const deleted = chosen.filter((id) => jobs.data?.some((job) => job.id === id) === false);
  const toggle = (id: string) => form.setFieldValue('jobs', chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);

  return (
    <>
      <NativeSelect
        label={teamTexts.fields.role}
        description={teamTexts.roleHints[role]}
        data={roles.map((value) => ({ value, label: teamTexts.roles[value] }))}
        value={role}
        disabled={sending}
        onChange={({ currentTarget }) => {
          const next = roles.find((name) => name === currentTarget.value) ?? role;
          form.setValues({ role: next, jobs: next === 'manager' ? chosen : [] });
        }}
      />
      {role === 'manager' && (
        <Loaded query={jobs} failed={staffTexts.fetchJobsFailed}>
          {(all) => (
            <fieldset className={styles.jobs} disabled={sending} aria-describedby="jobs-problem">
              <legend>
                {teamTexts.fields.jobs} <span className={styles.hint}>{teamTexts.jobsHint}</span>
              </legend>
              {all.length === 0 && <p>{teamTexts.noJobs}</p>}
              <div className={styles.choices}>
                {[...all, ...deleted.map((id) => ({ id, title: jobChoiceTexts.deletedJob, location: '' }))].map(
                  ({ id, title, location }) => (
                    <label key={id} className={choiceStyles.choice}>
                      <input type="checkbox" checked={chosen.includes(id)} autoComplete="off" onChange={() => toggle(id)} />
                      {[title, location].filter(Boolean).join(', ')}
                    </label>
                  ),
                )}
              </div>
              <p id="jobs-problem" role="alert" className={styles.problem}>
                {form.errors['jobs']}
              </p>
            </fieldset>
          )}
        </Loaded>
      )}
    </>
  );
}
