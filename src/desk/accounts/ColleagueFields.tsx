import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { roles } from '#rooms/platform/contract/roles.ts';
import type { AccountFields } from '#rooms/accounts/contract/account-changes.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import styles from '../../shared/forms/Form.module.css';
import '../../shared/styles/mantine-checkbox.css';
import { jobChoiceTexts } from '../shell/dashboard-texts.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { jobsQuery } from '../shell/queries.ts';
import { teamTexts } from './team-texts.ts';
import teamStyles from './Team.module.css';

export type PersonChange = Partial<AccountFields>;

type Props = {
  form: UseFormReturnType<PersonChange>;
  texts: { hint: string; emailHint?: string };
  isNew: boolean;
};

/** The name, the address and the role of a colleague and, for a manager, the jobs. */
export function ColleagueFields({ form, texts, isNew }: Props) {
  const { fields, roleHints, roles: roleNames } = teamTexts;
  const jobs = useQuery(jobsQuery);
  const { role = 'recruiter', jobs: chosen = [] } = form.values;
  const deleted = chosen.filter((id) => jobs.data?.some((job) => job.id === id) === false);

  return (
    <>
      <p className={styles.note}>{texts.hint}</p>
      <TextInput {...form.getInputProps('name')} label={fields.name} autoComplete="off" required data-autofocus={isNew} />
      <TextInput {...form.getInputProps('title')} label={fields.title} autoComplete="off" />
      <TextInput
        {...form.getInputProps('email')}
        label={fields.email}
        description={texts.emailHint}
        type="email"
        autoComplete="off"
        required={isNew}
      />
      <NativeSelect
        label={fields.role}
        description={roleHints[role]}
        data={roles.map((value) => ({ value, label: roleNames[value] }))}
        value={role}
        onChange={({ currentTarget }) => {
          const next = roles.find((name) => name === currentTarget.value) ?? role;
          form.setValues({ role: next, jobs: next === 'manager' ? chosen : [] });
        }}
      />
      {role === 'manager' && (
        <Loaded query={jobs} failed={staffTexts.fetchJobsFailed}>
          {(all) => (
            <Checkbox.Group {...form.getInputProps('jobs')} label={fields.jobs} description={teamTexts.jobsHint}>
              {all.length === 0 && <p>{teamTexts.noJobs}</p>}
              <div className={teamStyles.choices}>
                {[...all, ...deleted.map((id) => ({ id, title: jobChoiceTexts.deletedJob, location: '' }))].map(
                  ({ id, title, location }) => (
                    <Checkbox key={id} value={id} label={[title, location].filter(Boolean).join(', ')} />
                  ),
                )}
              </div>
            </Checkbox.Group>
          )}
        </Loaded>
      )}
    </>
  );
}
