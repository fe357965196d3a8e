import { Button, Checkbox, Input, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { questionKinds } from '#rooms/jobs/contract/job-input.ts';
import { jobFields, type Question } from '#rooms/jobs/contract/jobs.ts';
import { concernAbout } from '#rooms/jobs/contract/question-wording.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { IconButton } from '../../shell/IconButton.tsx';
import { jobsQuery } from '../../shell/queries.ts';
import { jobFormTexts } from '../job-form-texts.ts';
import type { JobFormState } from './use-job-edit.ts';

const texts = jobFormTexts.questions;
const kinds = questionKinds.map((value) => ({ value, label: texts.kinds[value] }));
const blank: Question = { id: '', kind: 'text', text: '', required: false, choices: [] };
const box = { padding: 12, border: '1px solid var(--site-line)', borderRadius: 8 };

type Props = { form: JobFormState; job: string; onChange: () => void };

/** The questions of a job, in an order that dragging and buttons change. */
export function QuestionsField({ form, job, onChange }: Props) {
  const { questions } = form.getValues();
  const dragged = useRef(NaN);
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = questions.length >= limits.questions;

  // Renders at once, so that the focus can go where it belongs.
  const change = (next: Question[], focused: () => HTMLElement | null) => {
    flushSync(() => form.setFieldValue('questions', next));
    // They name places in the list.
    form.clearErrors();
    onChange();
    focused()?.focus();
  };
  const add = (added: readonly Question[]) => {
    const all = [...questions, ...added.map((question) => ({ ...question, id: crypto.randomUUID().slice(0, 8) }))];
    change(all, () => form.getInputNode(`questions.${questions.length}.text`));
  };
  const move = (from: number, to: number, button: HTMLElement | null = null) => {
    const moved = questions.slice(from, from + 1);
    if (to >= 0 && to < questions.length) change(questions.toSpliced(from, 1).toSpliced(to, 0, ...moved), () => button);
  };
  const remove = (index: number) => change(questions.toSpliced(index, 1), () => addButton.current);

  const item = (question: Question, index: number) => {
    const { id, kind, choices } = question;
    const number = index + 1;
    const at = <Part extends keyof Question>(part: Part) => `questions.${index}.${part}` as const;
    const ways = [
      [texts.up(number), IconArrowUp, index - 1],
      [texts.down(number), IconArrowDown, index + 1],
    ] as const;
    return (
      <li
        // Its inputs move with it, and are new when the form is reset.
        key={form.key(id)}
        className="stack gap-12"
        style={box}
        onDragOver={(event) => event.preventDefault()}
        onDrop={() => dragged.current >= 0 && move(dragged.current, index)}
      >
        <div className="row">
          <span
            draggable
            style={{ cursor: 'grab', marginInlineEnd: 'auto' }}
            onDragStart={() => (dragged.current = index)}
            onDragEnd={() => (dragged.current = NaN)}
          >
            <IconGripVertical size={20} aria-hidden />
          </span>
          {ways.map(([label, Icon, to]) => (
            <IconButton key={to} {...{ label, Icon }} onClick={(event) => move(index, to, event.currentTarget)} />
          ))}
          <IconButton label={texts.remove(number)} Icon={IconTrash} onClick={() => remove(index)} />
        </div>
        <TextInput {...form.getInputProps(at('text'))} label={texts.nth(number)} description={concernAbout(question)} required />
        <NativeSelect {...form.getInputProps(at('kind'))} label={texts.kind(number)} data={kinds} />
        {kind === 'choice' && (
          <Textarea
            label={texts.choices}
            defaultValue={choices.join('\n')}
            onChange={({ currentTarget }) => form.setFieldValue(at('choices'), currentTarget.value.split('\n'), { forceUpdate: false })}
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
        <Button ref={addButton} variant="default" disabled={isFull} onClick={() => add([blank])}>
          {texts.add}
        </Button>
        <CopyFrom job={job} disabled={isFull} onCopy={add} />
      </div>
    </fieldset>
  );
}

function CopyFrom({ job, disabled, onCopy }: { job: string; disabled: boolean; onCopy: (questions: readonly Question[]) => void }) {
  // The list is not read again during an edit.
  const { data = [] } = useQuery({ ...jobsQuery, staleTime: Infinity, refetchOnWindowFocus: false });
  const [from, setFrom] = useState('');
  const others = data.filter(({ id, questions }) => id !== job && questions.length > 0);
  const chosen = others.find(({ id }) => id === from)?.questions;
  const options = [{ value: '', label: texts.copyFrom }, ...others.map(({ id, title }) => ({ value: id, label: title }))];
  return (
    others.length > 0 && (
      <>
        <NativeSelect aria-label={texts.copyFrom} value={from} data={options} onChange={(event) => setFrom(event.currentTarget.value)} />
        <Button variant="default" disabled={disabled || !chosen} onClick={() => chosen && onCopy(chosen)}>
          {texts.copy}
        </Button>
      </>
    )
  );
}
