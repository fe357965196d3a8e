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

type Props = {
  form: UseFormReturnType<AccountFields>;
  texts: { hint: string; emailHint?: string };
  emailRequired?: boolean;
};

/** The name, the address, the role and the jobs of a colleague. */
export function ColleagueFields({ form, texts, emailRequired }: Props) {
  return (
    <>
      <p className={styles.note}>{texts.hint}</p>
      <TextInput {...form.getInputProps('name')} label={teamTexts.fields.name} autoComplete="off" required data-autofocus={emailRequired} />
      <TextInput {...form.getInputProps('title')} label={teamTexts.fields.title} autoComplete="off" />
      <TextInput
        {...form.getInputProps('email')}
        label={teamTexts.fields.email}
        description={texts.emailHint}
        type="email"
        autoComplete="off"
        required={emailRequired}
      />
      <AuthorityFields form={form} />
    </>
  );
}

/** The role and, for a manager, the jobs. */
function AuthorityFields({ form }: { form: UseFormReturnType<AccountFields> }) {
  const jobs = useQuery(jobsQuery);
  const { role, jobs: chosen } = form.values;
  const deleted = chosen.filter((id) => jobs.data?.some((job) => job.id === id) === false);

  return (
    <>
      <NativeSelect
        label={teamTexts.fields.role}
        description={teamTexts.roleHints[role]}
        data={roles.map((value) => ({ value, label: teamTexts.roles[value] }))}
        value={role}
        onChange={({ currentTarget }) => {
          const next = roles.find((name) => name === currentTarget.value) ?? role;
          form.setValues({ role: next, jobs: next === 'manager' ? chosen : [] });
        }}
      />
      {role === 'manager' && (
        <Loaded query={jobs} failed={staffTexts.fetchJobsFailed}>
          {(all) => (
            <Checkbox.Group {...form.getInputProps('jobs')} label={teamTexts.fields.jobs} description={teamTexts.jobsHint}>
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
