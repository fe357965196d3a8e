import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { companyShortName } from '#contract/company.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type FieldValues, type MailTemplates, type MailTemplatesInput, mailTemplatesInput, replyFields } from '#contract/replies.ts';
import { texts } from '#contract/texts.ts';
import { repliesTexts } from '../../content/staff/replies.ts';
import { markBlankFields } from '../../forms/form-errors.ts';
import styles from '../../forms/Form.module.css';
import { RequiredFieldsNotice } from '../../forms/RequiredFieldsNotice.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { adminCall } from '../session/admin-call.ts';
import { FormEnd } from '../shared/FormEnd.tsx';
import type { EditProps } from '../shared/StoredTextsDialog.tsx';
import { MailPreview } from './MailPreview.tsx';

const { manage, fields } = repliesTexts;

type TemplateName = keyof MailTemplatesInput;

/** What each template replies to. */
const kinds = { invite: 'application', ask: 'application', reject: 'application', answer: 'message' } as const satisfies Record<
  TemplateName,
  keyof typeof replyFields
>;
const templateNames = Object.keys(kinds) as TemplateName[];

type Props = EditProps & {
  templates: MailTemplates;
  /** The values in the preview. An example replaces missing ones. */
  values: Partial<Record<keyof typeof replyFields, FieldValues>>;
  onSaved: (saved: MailTemplates) => void;
};

export function MailTemplatesForm({ templates, values, onChange, onSaved, onSending, onCancel, onReload }: Props) {
  const [name, setName] = useState<TemplateName>('invite');
  const { invite, ask, reject, answer, updated_at } = templates;
  const form = useForm<MailTemplatesInput>({
    initialValues: { invite, ask, reject, answer },
    validate: schemaResolver(mailTemplatesInput, { sync: true }),
    enhanceGetInputProps: markBlankFields,
    onValuesChange: () => onChange(form.isDirty()),
  });
  const { sending, failure, submit, clearFailure } = useSubmission(async (input: MailTemplatesInput) => {
    onSaved((await adminCall(endpoints.updateMailTemplates, { body: { ...input, updated_at } })).data);
  }, onSending);
  const previewValues: FieldValues = values[kinds[name]] ?? { ...manage.example, company: companyShortName };

  const onSubmit = form.onSubmit(
    (input) => void submit(input),
    (errors) => {
      clearFailure();
      const invalid = templateNames.find((template) => Object.keys(errors).some((path) => path.startsWith(`${template}.`))) ?? name;
      // Only the fields of the chosen template are rendered.
      flushSync(() => setName(invalid));
    },
  );

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <RequiredFieldsNotice errors={form.errors} />
      <NativeSelect
        label={repliesTexts.template}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value as TemplateName)}
        data={templateNames.map((value) => ({ value, label: repliesTexts.templates[value] }))}
        data-autofocus
      />
      <TextInput key={`${name} subject`} {...form.getInputProps(`${name}.subject`)} label={fields.subject} required readOnly={sending} />
      <Textarea
        key={`${name} body`}
        {...form.getInputProps(`${name}.body`)}
        label={fields.body}
        description={repliesTexts.hint(replyFields[kinds[name]])}
        required
        readOnly={sending}
        rows={8}
        resize="vertical"
      />
      <MailPreview title={repliesTexts.previewOf(previewValues['name'] ?? '')} text={form.values[name]} values={previewValues} />
      <FormEnd
        failure={failure}
        failed={texts.saveTemplatesFailed}
        sending={sending}
        label={manage.save}
        sendingLabel={manage.saving}
        onCancel={onCancel}
        onReload={onReload}
      />
    </form>
  );
}
