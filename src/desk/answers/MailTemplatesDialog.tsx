import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { validator } from '../../shared/forms/use-form.ts';
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { type MailTemplatesInput, mailTemplatesInput, templateEndpoints } from '#rooms/answers/contract/team-words.ts';
import { companyShortName } from '#rooms/platform/contract/company.ts';
import { messageEndpoints } from '#rooms/messages/contract/endpoints.ts';
import { applicationValues, type FieldValues, messageValues, replyFields } from '#rooms/answers/contract/replies.ts';
import { applicationTemplates, staffStatuses, suggestedStatus } from '#rooms/applications/contract/statuses.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import '../../shared/styles/mantine-checkbox.css';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { passFocusToDialog } from '../../shared/lib/focus.ts';
import { suggestionTexts } from './suggestions-texts.ts';
import { repliesTexts } from './replies-texts.ts';
import { adminCall } from '../session/admin-call.ts';
import type { OpenedDialogProps } from '../shell/Dialog.tsx';
import { mailTemplatesQuery } from '../shell/queries.ts';
import { StoredTextsDialog } from '../shell/StoredTextsDialog.tsx';
import { MailFields, MailPreview } from './Mail.tsx';

const { manage } = repliesTexts;

type TemplateName = Exclude<keyof MailTemplatesInput, 'own' | 'reasons' | 'reason_required'>;

/** Where a template is in the form. Those of the team are numbered. */
type Place = TemplateName | `own.${number}`;
const placeOf = (index: number) => `own.${index}` as const;

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
  const [place, setPlace] = useState<Place>('invite');
  const name = templateNames.find((one) => one === place);
  const kind = name ? kinds[name] : 'application';
  const index = name ? -1 : Number(place.slice('own.'.length));
  const previewValues: FieldValues = latest.data?.[kind] ?? example;

  /** Shows an invalid template, because only the fields of the chosen one are rendered. */
  const showInvalid = (errors: FormErrors) => {
    const isInvalid = (prefix: string) => Object.keys(errors).some((path) => path.startsWith(prefix));
    const own = Array.from({ length: limits.ownTemplates }, (_, index) => placeOf(index));
    const invalid = [...templateNames, ...own].find((one) => isInvalid(`${one}.`)) ?? (isInvalid('reasons') && 'reject');
    if (invalid) flushSync(() => setPlace(invalid));
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
      validate={validator(mailTemplatesInput)}
      onInvalid={showInvalid}
      save={async (input, updated_at) => {
        const { data: saved } = await adminCall(templateEndpoints.updateMailTemplates, { body: { ...input, updated_at } });
        client.setQueryData(mailTemplatesQuery.queryKey, saved);
        onSaved();
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <NativeSelect
            label={repliesTexts.template}
            value={place}
            onChange={({ currentTarget }) => setPlace(currentTarget.value as Place)}
            data={[
              ...templateNames.map((value) => ({ value, label: labels[value] })),
              ...form.values.own.map(({ name }, own) => ({ value: placeOf(own), label: name || manage.unnamed })),
            ]}
            data-autofocus
          />
          <div className="row">
            {ownActions(form, place, index, setPlace).map(([label, act]) => (
              <Button key={label} ref={passFocusToDialog} size="xs" variant="default" onClick={act}>
                {label}
              </Button>
            ))}
          </div>
          {!name && (
            <>
              <TextInput key={place} {...form.getInputProps(`${place}.name`)} label={manage.name} required />
              <NativeSelect
                {...form.getInputProps(`${place}.status`)}
                label={manage.status}
                description={manage.statusHint}
                data={[{ value: '', label: manage.anyStatus }, ...staffStatuses]}
              />
            </>
          )}
          <MailFields
            key={place}
            subject={form.getInputProps(`${place}.subject`)}
            body={form.getInputProps(`${place}.body`)}
            hint={repliesTexts.hint(replyFields[kind])}
          />
          {place === 'reject' && (
            <>
              <Textarea
                {...form.getInputProps('reasons')}
                label={manage.reasons}
                description={manage.reasonsHint}
                rows={4}
                resize="vertical"
              />
              <Checkbox {...form.getInputProps('reason_required', { type: 'checkbox' })} label={manage.required} />
            </>
          )}
          <MailPreview
            title={repliesTexts.previewOf(previewValues['name'] ?? '')}
            text={form.values.own[index] ?? form.values[name ?? 'ask']}
            values={previewValues}
          />
        </>
      )}
    </StoredTextsDialog>
  );
}

/** @param index of the team's chosen template, or -1 @returns what adds, moves and removes them */
function ownActions(form: UseFormReturnType<MailTemplatesInput>, place: Place, index: number, setPlace: (place: Place) => void) {
  const { own } = form.values;
  const add = () => {
    const kind = applicationTemplates.find((one) => one === place) ?? 'ask';
    form.insertListItem('own', { status: suggestedStatus(kind) ?? '', ...(own[index] ?? form.values[kind]), name: '' });
    setPlace(placeOf(own.length));
  };
  const moveUp = () => {
    form.reorderListItem('own', { from: index, to: index - 1 });
    setPlace(placeOf(index - 1));
  };
  const remove = () => {
    form.removeListItem('own', index);
    setPlace('invite');
  };
  const all: [label: string, act: () => void, isPossible: boolean][] = [
    [manage.add, add, own.length < limits.ownTemplates],
    [manage.up, moveUp, index > 0],
    [manage.remove, remove, index >= 0],
  ];
  return all.filter(([, , isPossible]) => isPossible);
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
