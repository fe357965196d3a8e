import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { mailTemplatesInput, templateEndpoints } from '#rooms/answers/contract/team-words.ts';
import { companyShortName } from '#rooms/platform/contract/company.ts';
import { type MailTemplates, replyFields } from '#rooms/answers/contract/replies.ts';
import { staffStatuses } from '#rooms/applications/contract/statuses.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import '../../shared/styles/mantine-checkbox.css';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { focusAfterRemoval, headingAround } from '../../shared/lib/focus.ts';
import { repliesTexts } from './replies-texts.ts';
import { mailTemplatesQuery } from '../shell/queries.ts';
import { StoredTexts, type StoredTextsProps } from '../shell/StoredTexts.tsx';
import { MailFields, MailPreview } from './Mail.tsx';

const { manage } = repliesTexts;

const example = { ...manage.example, company: companyShortName };
const templateNames = ['invite', 'ask', 'reject', 'answer', 'opening'] as const;

export function MailTemplatesForm(props: StoredTextsProps<MailTemplates>) {
  /** Where the chosen template is in the form: its name, or such as 'own.0'. */
  const [place, setPlace] = useState('invite');
  const name = templateNames.find((one) => one === place);
  const kind = name === 'answer' || name === 'opening' ? name : 'application';
  const index = Number(/^own\.(\d+)$/.exec(place)?.[1] ?? -1);

  /** Shows an invalid template, because only the fields of the chosen one are rendered. */
  const showInvalid = (errors: FormErrors) => {
    const [invalid = 'reject'] = /^(?:own\.\d+|\w+(?=\.))/.exec(Object.keys(errors)[0] ?? '') ?? [];
    flushSync(() => setPlace(invalid));
  };

  return (
    <StoredTexts
      {...props}
      texts={manage}
      failed={{ load: staffTexts.fetchTemplatesFailed, save: staffTexts.saveTemplatesFailed }}
      notice={props.query.data?.sends === false && <Notice kind="info">{manage.off}</Notice>}
      schema={mailTemplatesInput}
      endpoint={templateEndpoints.updateMailTemplates}
      queryKey={mailTemplatesQuery.queryKey}
      onInvalid={showInvalid}
    >
      {(form) => {
        const { own } = form.values;
        const shown = own[index] ?? form.values[name ?? 'ask'];
        const add = () => {
          form.insertListItem('own', { status: '', ...(kind === 'application' ? shown : form.values.ask), name: '' });
          setPlace(`own.${own.length}`);
        };
        const moveUp = () => {
          form.reorderListItem('own', { from: index, to: index - 1 });
          setPlace(`own.${index - 1}`);
        };
        const remove = () => {
          form.removeListItem('own', index);
          setPlace('invite');
        };
        return (
          <>
            <NativeSelect
              label={repliesTexts.template}
              value={place}
              onChange={({ currentTarget }) => setPlace(currentTarget.value)}
              data={[
                ...templateNames.map((value) => ({ value, label: repliesTexts.templates[value] })),
                ...own.map(({ name }, own) => ({ value: `own.${own}`, label: name || manage.unnamed })),
              ]}
            />
            <div className="row">
              {own.length < limits.ownTemplates && <Action label={manage.add} onClick={add} />}
              {index > 0 && <Action label={manage.up} onClick={moveUp} />}
              {index >= 0 && <Action label={manage.remove} onClick={remove} />}
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
            {name === 'reject' && (
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
            <MailPreview title={repliesTexts.previewOf(example.name)} text={shown} values={example} />
          </>
        );
      }}
    </StoredTexts>
  );
}

function Action({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button ref={focusAfterRemoval(headingAround)} size="xs" variant="default" onClick={onClick}>
      {label}
    </Button>
  );
}
