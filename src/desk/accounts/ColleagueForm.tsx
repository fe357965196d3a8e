import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { AccountFields } from '#rooms/accounts/contract/team.ts';
import { teamTexts } from './team-texts.ts';
import styles from '../../shared/forms/Form.module.css';
import { RequiredFieldsNotice } from '../../shared/forms/RequiredFieldsNotice.tsx';
import type { SubmitTexts } from '../../shared/forms/SubmitButton.tsx';
import type { Submission } from '../../shared/forms/use-submission.ts';
import { EditForm } from '../shell/EditForm.tsx';
import { AuthorityFields } from './AuthorityFields.tsx';

type Props = {
  form: UseFormReturnType<AccountFields>;
  submission: Submission<AccountFields>;
  texts: SubmitTexts & { hint: string; emailHint?: string };
  /** The title of a failure. */
  failed: string;
  emailRequired?: boolean;
};

/** The address, the role and the jobs of a colleague. */
export function ColleagueForm({ form, submission, texts, failed, emailRequired }: Props) {
  return (
    <EditForm {...{ form, submission, texts, failed }}>
      <p className={styles.note}>{texts.hint}</p>
      <TextInput
        {...form.getInputProps('email')}
        label={teamTexts.fields.email}
        description={texts.emailHint}
        type="email"
        autoComplete="off"
        required={emailRequired}
        readOnly={submission.sending}
        data-autofocus={emailRequired}
      />
      <AuthorityFields form={form} sending={submission.sending} />
      <RequiredFieldsNotice errors={form.errors} />
    </EditForm>
  );
}
