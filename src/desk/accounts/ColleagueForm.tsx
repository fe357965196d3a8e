import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { AccountFields } from '#rooms/accounts/contract/team.ts';
import { teamTexts } from './team-texts.ts';
import styles from '../../shared/forms/Form.module.css';
import { RequiredFieldsNotice } from '../../shared/forms/RequiredFieldsNotice.tsx';
import type { SubmitTexts } from '../../shared/forms/SubmitButton.tsx';
import type { Submission } from '../../shared/forms/use-submission.ts';
import { FormEnd } from '../shell/FormEnd.tsx';
import { AuthorityFields } from './AuthorityFields.tsx';

type Props = {
  form: UseFormReturnType<AccountFields>;
  submission: Submission<AccountFields>;
  texts: SubmitTexts & { hint: string; emailHint?: string };
  /** The title of a failure. */
  failed: string;
  emailRequired?: boolean;
  onCancel: () => void;
};

/** The address, the role and the jobs of a colleague. */
export function ColleagueForm({ form, submission, texts, failed, emailRequired, onCancel }: Props) {
  return (
    <form className={styles.form} onSubmit={form.onSubmit((input) => void submission.submit(input), submission.clearFailure)} noValidate>
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
      <FormEnd submission={submission} failed={failed} texts={texts} onCancel={onCancel} />
    </form>
  );
}
