import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { companyShortName } from '#contract/company.ts';
import { endpoints } from '#contract/endpoints.ts';
import {
  applicationValues,
  type FieldValues,
  type MailTemplates,
  type MailTemplatesInput,
  mailTemplatesInput,
  messageValues,
  replyFields,
} from '#contract/replies.ts';
import { texts } from '#contract/texts.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { repliesTexts } from '../../content/staff/replies.ts';
import { markBlankFields } from '../../forms/form-errors.ts';
import styles from '../../forms/Form.module.css';
import { RequiredFieldsNotice } from '../../forms/RequiredFieldsNotice.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { adminCall } from '../session/admin-call.ts';
import type { OpenedDialogProps } from '../shared/DialogButton.tsx';
import { FormEnd } from '../shared/FormEnd.tsx';
import { mailTemplatesQuery } from '../shared/queries.ts';
import { type EditProps, StoredTextsDialog } from '../shared/StoredTextsDialog.tsx';
import { MailPreview } from './MailPreview.tsx';

const { manage, fields } = repliesTexts;

type TemplateName = keyof MailTemplatesInput;

/** What each template replies to. */
const kinds = { invite: 'application', ask: 'application', reject: 'application', answer: 'message' } as const satisfies Record<
  TemplateName,
  keyof typeof replyFields
>;
const templateNames = Object.keys(kinds) as TemplateName[];

export function MailTemplatesDialog({ opened, onClose, onSaved }: OpenedDialogProps) {
  const client = useQueryClient();
  const query = useQuery({ ...mailTemplatesQuery, staleTime: 0, refetchOnWindowFocus: false });
  const latest = useQuery({ queryKey: ['latest for previews'], queryFn: loadLatest, staleTime: Infinity });
  return (
    <StoredTextsDialog
      opened={opened}
      title={manage.title}
      failed={texts.fetchTemplatesFailed}
      query={query}
      waiting={latest.isPending}
      notice={query.data?.sends === false && <Notice kind="info">{manage.off}</Notice>}
      onClose={onClose}
    >
      {(templates, props) => (
        <MailTemplatesForm
          key={templates.updated_at}
          templates={templates}
          values={latest.data ?? {}}
          onSaved={(saved) => {
            client.setQueryData(mailTemplatesQuery.queryKey, saved);
            onSaved();
          }}
          {...props}
        />
      )}
    </StoredTextsDialog>
  );
}

/** The values of the latest application and message. */
async function loadLatest({ signal }: { signal: AbortSignal }) {
  const [applications, messages] = await Promise.all([
    adminCall(endpoints.listApplications, { query: { limit: 1 }, signal }),
    adminCall(endpoints.listMessages, { query: { limit: 1 }, signal }),
  ]);
  const [application] = applications.data;
  const [message] = messages.data;
  return { application: application && applicationValues(application), message: message && messageValues(message) };
}

type Props = EditProps & {
  templates: MailTemplates;
  /** The values in the preview. An example replaces missing ones. */
  values: Partial<Record<keyof typeof replyFields, FieldValues>>;
  onSaved: (saved: MailTemplates) => void;
};

function MailTemplatesForm({ templates, values, onChange, onSaved, onSending, onCancel, onReload }: Props) {
  const [name, setName] = useState<TemplateName>('invite');
  const { invite, ask, reject, answer, updated_at } = templates;
  const form = useForm<MailTemplatesInput>({
    initialValues: { invite, ask, reject, answer },
    validate: schemaResolver(mailTemplatesInput, { sync: true }),
    enhanceGetInputProps: markBlankFields,
    onValuesChange: () => onChange(form.isDirty()),
  });
  const submission = useSubmission(async (input: MailTemplatesInput) => {
    onSaved((await adminCall(endpoints.updateMailTemplates, { body: { ...input, updated_at } })).data);
  }, onSending);
  const previewValues: FieldValues = values[kinds[name]] ?? { ...manage.example, company: companyShortName };

  const onSubmit = form.onSubmit(
    (input) => void submission.submit(input),
    (errors) => {
      submission.clearFailure();
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
      <TextInput
        key={`${name} subject`}
        {...form.getInputProps(`${name}.subject`)}
        label={fields.subject}
        required
        readOnly={submission.sending}
      />
      <Textarea
        key={`${name} body`}
        {...form.getInputProps(`${name}.body`)}
        label={fields.body}
        description={repliesTexts.hint(replyFields[kinds[name]])}
        required
        readOnly={submission.sending}
        rows={8}
        resize="vertical"
      />
      <MailPreview title={repliesTexts.previewOf(previewValues['name'] ?? '')} text={form.values[name]} values={previewValues} />
      <FormEnd
        submission={submission}
        failed={texts.saveTemplatesFailed}
        label={manage.save}
        sendingLabel={manage.saving}
        onCancel={onCancel}
        onReload={onReload}
      />
    </form>
  );
}
