import { Button, Checkbox, Input, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { jobFields, type Question, questionKinds } from '#rooms/jobs/contract/jobs.ts';
import { concernAbout } from '#rooms/jobs/contract/question-wording.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { focusAfterRemoval } from '../../../shared/lib/focus.ts';
import { IconButton } from '../../shell/IconButton.tsx';
import { jobsQuery } from '../../shell/queries.ts';
import { RowMenu } from '../../shell/RowMenu.tsx';
import { jobFormTexts } from '../job-form-texts.ts';
import type { JobFormState } from './use-job-edit.ts';

const texts = jobFormTexts.questions;
const kinds = questionKinds.map((value) => ({ value, label: texts.kinds[value] }));
const blank: Question = { id: '', kind: 'text', text: '', required: false, choices: [] };
const box = { padding: 12, border: '1px solid var(--site-line)', borderRadius: 8 };

/** The questions of a job, in an order that dragging and buttons change. */
export function QuestionsField({ form, job }: { form: JobFormState; job: string }) {
  const { questions } = form.values;
  const dragged = useRef(NaN);

  const change = (next: Question[]) => {
    form.setFieldValue('questions', next);
    // They name places in the list.
    form.clearErrors();
  };
  const add = (added: readonly Question[]) =>
    change([...questions, ...added.map((question) => ({ ...question, id: crypto.randomUUID().slice(0, 8) }))]);
  const move = (from: number, to: number, button?: HTMLElement) => {
    const moved = questions.slice(from, from + 1);
    flushSync(() => change(questions.toSpliced(from, 1).toSpliced(Math.max(to, 0), 0, ...moved)));
    // What moves in the document loses the focus.
    button?.focus();
  };

  const item = (question: Question, index: number) => {
    const { id, kind, text, choices } = question;
    const number = index + 1;
    const at = <Part extends keyof Question>(part: Part) => `questions.${index}.${part}` as const;
    const propsOf = (part: keyof Question) => form.getInputProps(at(part));
    return (
      <li
        key={id}
        ref={focusAfterRemoval((list) => list.closest('fieldset')?.querySelector('legend'))}
        className="stack gap-12"
        style={box}
        onDragOver={(event) => event.preventDefault()}
        onDrop={() => dragged.current >= 0 && move(dragged.current, index)}
      >
        <div
          className="row"
          style={{ cursor: 'grab' }}
          draggable
          onDragStart={() => (dragged.current = index)}
          onDragEnd={() => (dragged.current = NaN)}
        >
          <IconGripVertical size={20} style={{ marginInlineEnd: 'auto' }} aria-hidden />
          <IconButton label={texts.up(number)} Icon={IconArrowUp} onClick={(event) => move(index, index - 1, event.currentTarget)} />
          <IconButton label={texts.down(number)} Icon={IconArrowDown} onClick={(event) => move(index, index + 1, event.currentTarget)} />
          <IconButton label={texts.remove(number)} Icon={IconTrash} onClick={() => change(questions.toSpliced(index, 1))} />
        </div>
        <TextInput {...propsOf('text')} label={texts.nth(number)} description={concernAbout(question)} required autoFocus={!text} />
        <NativeSelect {...propsOf('kind')} label={texts.kind(number)} data={kinds} />
        {kind === 'choice' && (
          <Textarea
            label={texts.choices}
            value={choices.join('\n')}
            onChange={({ currentTarget }) => form.setFieldValue(at('choices'), currentTarget.value.split('\n'))}
            error={Object.entries(form.errors).find(([path]) => path.startsWith(at('choices')))?.[1]}
            required
          />
        )}
        <Checkbox {...form.getInputProps(at('required'), { type: 'checkbox' })} label={texts.required} />
      </li>
    );
  };

  return (
    <fieldset className="stack gap-12" style={{ gridColumn: '1 / -1' }}>
      <legend className="strong">{jobFields.questions.label}</legend>
      <p className="hint">{jobFormTexts.hints.questions}</p>
      <ol className="stack gap-12">{questions.map(item)}</ol>
      {form.errors['questions'] && <Input.Error role="alert">{form.errors['questions']}</Input.Error>}
      <div className="row">
        <Button variant="default" disabled={questions.length >= limits.questions} onClick={() => add([blank])}>
          {texts.add}
        </Button>
        <CopyFrom job={job} onCopy={add} />
      </div>
    </fieldset>
  );
}

function CopyFrom({ job, onCopy }: { job: string; onCopy: (questions: readonly Question[]) => void }) {
  // The list is not read again during an edit.
  const { data = [] } = useQuery({ ...jobsQuery, staleTime: Infinity, refetchOnWindowFocus: false });
  const others = data.filter(({ id, questions }) => id !== job && questions.length > 0);
  if (others.length === 0) return null;
  return (
    <RowMenu label={texts.copyFrom} items={others.map(({ title, questions }) => ({ label: title, onSelect: () => onCopy(questions) }))}>
      {texts.copyFrom}
    </RowMenu>
  );
}
