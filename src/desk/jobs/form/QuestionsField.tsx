import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { jobFields, questionKinds } from '#rooms/jobs/contract/jobs.ts';
import { concernAbout } from '#rooms/jobs/contract/question-wording.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { IconButton } from '../../shell/IconButton.tsx';
import { jobFormTexts } from '../job-form-texts.ts';
import { CopyQuestions } from './CopyQuestions.tsx';
import { hintBelowInput } from './PlacesField.tsx';
import type { QuestionValues } from './job-values.ts';
import classes from './QuestionsField.module.css';
import type { JobFormState } from './use-job-edit.ts';

const texts = jobFormTexts.questions;
const kinds = questionKinds.map((value) => ({ value, label: texts.kinds[value] }));

const newQuestion = (question?: Omit<QuestionValues, 'id'>): QuestionValues => ({
  ...{ kind: 'text', text: '', required: false, choices: '', ...question },
  id: crypto.randomUUID().slice(0, 8),
});

type Props = { form: JobFormState; locked: boolean; job: string; onChange: () => void };

/** The questions of a job, in an order that dragging and buttons change. */
export function QuestionsField({ form, locked, job, onChange }: Props) {
  const { questions } = form.getValues();
  const [moved, setMoved] = useState<number>();
  const dragged = useRef<number>(undefined);
  const addButton = useRef<HTMLButtonElement>(null);
  const room = limits.questions - questions.length;

  const add = (...added: QuestionValues[]) => {
    for (const question of added.slice(0, room)) form.insertListItem('questions', question);
    onChange();
  };
  const remove = (index: number) => {
    form.removeListItem('questions', index);
    onChange();
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= questions.length || to === from) return;
    form.reorderListItem('questions', { from, to });
    setMoved(to + 1);
    onChange();
  };

  const item = ({ id, kind, text }: QuestionValues, index: number) => {
    const number = index + 1;
    const at = <Part extends keyof QuestionValues>(part: Part) => `questions.${index}.${part}` as const;
    const mover = (label: string, Icon: typeof IconArrowUp, to: number) => (
      <IconButton
        label={label}
        Icon={Icon}
        aria-disabled={locked || to < 0 || to >= questions.length}
        onClick={({ currentTarget }) => {
          // A question that moves takes the focus from its button.
          flushSync(() => !locked && move(index, to));
          currentTarget.focus();
        }}
      />
    );
    return (
      <li
        key={id}
        className={classes.question}
        onDragOver={(event) => dragged.current !== undefined && event.preventDefault()}
        onDrop={() => dragged.current !== undefined && move(dragged.current, index)}
      >
        <div className={classes.bar}>
          <span
            className={classes.handle}
            draggable={!locked}
            onDragStart={({ dataTransfer, currentTarget }) => {
              dragged.current = index;
              dataTransfer.setData('text/plain', '');
              dataTransfer.setDragImage(currentTarget.closest('li') ?? currentTarget, 0, 0);
            }}
            onDragEnd={() => (dragged.current = undefined)}
          >
            <IconGripVertical size={18} aria-hidden />
          </span>
          {mover(texts.up(number), IconArrowUp, index - 1)}
          {mover(texts.down(number), IconArrowDown, index + 1)}
          <IconButton
            label={texts.remove(number)}
            Icon={IconTrash}
            disabled={locked}
            onClick={() => {
              flushSync(() => remove(index));
              addButton.current?.focus();
            }}
          />
        </div>
        <TextInput
          key={form.key(at('text'))}
          {...form.getInputProps(at('text'))}
          label={texts.nth(number)}
          description={concernAbout(text)}
          inputWrapperOrder={hintBelowInput}
          required
          readOnly={locked}
        />
        <NativeSelect
          key={form.key(at('kind'))}
          {...form.getInputProps(at('kind'))}
          label={texts.kind(number)}
          disabled={locked}
          data={kinds}
        />
        {kind === 'choice' && (
          <Textarea
            key={form.key(at('choices'))}
            {...form.getInputProps(at('choices'))}
            label={texts.choices}
            required
            readOnly={locked}
            rows={3}
          />
        )}
        <Checkbox
          key={form.key(at('required'))}
          {...form.getInputProps(at('required'), { type: 'checkbox' })}
          label={texts.required}
          disabled={locked}
        />
      </li>
    );
  };

  return (
    <fieldset className={classes.field}>
      <legend className="strong">{jobFields.questions.label}</legend>
      <p className="hint">{jobFormTexts.hints.questions}</p>
      <ol className={classes.list}>{questions.map(item)}</ol>
      <p role="status" className="visually-hidden">
        {moved !== undefined && texts.moved(moved)}
      </p>
      <div className={classes.actions}>
        <Button
          ref={addButton}
          variant="default"
          disabled={locked || room <= 0}
          onClick={() => {
            flushSync(() => add(newQuestion()));
            form.getInputNode(`questions.${questions.length}.text`)?.focus();
          }}
        >
          {texts.add}
        </Button>
        <CopyQuestions job={job} disabled={locked || room <= 0} onCopy={(copied) => add(...copied.map(newQuestion))} />
      </div>
    </fieldset>
  );
}
