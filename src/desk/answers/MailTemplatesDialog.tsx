import { Checkbox, NativeSelect, Textarea } from '@mantine/core';
import { type FormErrors, schemaResolver } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { type MailTemplatesInput, mailTemplatesInput, templateEndpoints } from '#rooms/answers/contract/team-words.ts';
import { companyShortName } from '#rooms/platform/contract/company.ts';
import { messageEndpoints } from '#rooms/messages/contract/endpoints.ts';
import { applicationValues, type FieldValues, messageValues, replyFields } from '#rooms/answers/contract/replies.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import '../../shared/styles/mantine-checkbox.css';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { suggestionTexts } from './suggestions-texts.ts';
import { repliesTexts } from './replies-texts.ts';
import { adminCall } from '../session/admin-call.ts';
import type { OpenedDialogProps } from '../shell/DialogButton.tsx';
import { mailTemplatesQuery } from '../shell/queries.ts';
import { StoredTextsDialog } from '../shell/StoredTextsDialog.tsx';
import { MailFields } from './MailFields.tsx';
import { MailPreview } from './MailPreview.tsx';

const { manage } = repliesTexts;

type TemplateName = Exclude<keyof MailTemplatesInput, 'reasons' | 'reason_required'>;

/** What each template is about. */
const kinds = {
  invite: 'application',
  ask: 'application',
  reject: 'application',
  answer: 'message',
  opening: 'opening',
} as const satisfies Record<TemplateName, keyof typeof replyFields>;
const labels: Record<TemplateName, string> = { ...repliesTexts.templates, opening: suggestionTexts.template };
const example = { ...manage.example, url: suggestionTexts.exampleUrl, company: companyShortName };
const templateNames = Object.keys(kinds) as TemplateName[];

export function MailTemplatesDialog({ opened, onClose, onSaved }: OpenedDialogProps) {
  const client = useQueryClient();
  const query = useQuery({ ...mailTemplatesQuery, staleTime: 0, refetchOnWindowFocus: false });
  const latest = useQuery({ queryKey: ['latest for previews'], queryFn: loadLatest, staleTime: Infinity });
  const [name, setName] = useState<TemplateName>('invite');
  const kind = kinds[name];
  const previewValues: FieldValues = latest.data?.[kind] ?? example;

  /** Shows an invalid template, because only the fields of the chosen one are rendered. */
  const showInvalid = (errors: FormErrors) => {
    const isInvalid = (prefix: string) => Object.keys(errors).some((path) => path.startsWith(prefix));
    const invalid = templateNames.find((template) => isInvalid(`${template}.`)) ?? (isInvalid('reasons') && 'reject');
    if (invalid) flushSync(() => setName(invalid));
  };

  return (
    <StoredTextsDialog
      opened={opened}
      texts={manage}
      failed={{ load: staffTexts.fetchTemplatesFailed, save: staffTexts.saveTemplatesFailed }}
      query={query}
      waiting={latest.isPending}
      notice={query.data?.sends === false && <Notice kind="info">{manage.off}</Notice>}
      valuesOf={(templates) => mailTemplatesInput.parse(templates)}
      validate={schemaResolver(mailTemplatesInput, { sync: true })}
      onInvalid={showInvalid}
      save={async (input, updated_at) => {
        const { data: saved } = await adminCall(templateEndpoints.updateMailTemplates, { body: { ...input, updated_at } });
        client.setQueryData(mailTemplatesQuery.queryKey, saved);
        onSaved();
      }}
      onClose={onClose}
    >
      {(form, sending) => (
        <>
          <NativeSelect
            label={repliesTexts.template}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value as TemplateName)}
            data={templateNames.map((value) => ({ value, label: labels[value] }))}
            data-autofocus
          />
          <MailFields
            key={name}
            subject={form.getInputProps(`${name}.subject`)}
            body={form.getInputProps(`${name}.body`)}
            hint={repliesTexts.hint(replyFields[kind])}
            readOnly={sending}
          />
          {name === 'reject' && (
            <>
              <Textarea
                {...form.getInputProps('reasons')}
                label={manage.reasons}
                description={manage.reasonsHint}
                readOnly={sending}
                rows={4}
                resize="vertical"
              />
              <Checkbox {...form.getInputProps('reason_required', { type: 'checkbox' })} label={manage.required} disabled={sending} />
            </>
          )}
          <MailPreview title={repliesTexts.previewOf(previewValues['name'] ?? '')} text={form.values[name]} values={previewValues} />
        </>
      )}
    </StoredTextsDialog>
  );
}

/** The values of the latest application and message. An example replaces missing ones. */
async function loadLatest({ signal }: { signal: AbortSignal }) {
  const [applications, messages] = await Promise.all([
    adminCall(applicationEndpoints.listApplications, { query: { limit: 1 }, signal }),
    adminCall(messageEndpoints.listMessages, { query: { limit: 1 }, signal }),
  ]);
  const [application] = applications.data;
  const [message] = messages.data;
  return {
    application: application && applicationValues(application),
    message: message && messageValues(message),
    opening: application && { ...example, name: application.applicant_name },
  };
}
