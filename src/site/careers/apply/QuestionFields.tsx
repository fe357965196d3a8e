import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import '../../../shared/styles/mantine-inputs.css';
import { choicesFor } from '#rooms/applications/contract/answering.ts';
import type { Question } from '#rooms/jobs/contract/jobs.ts';
import { applyTexts } from '../../../shared/texts/form-texts.ts';
import { focusOnMount } from '../../../shared/lib/focus.ts';
import { paragraphProps } from '../../../shared/forms/use-public-form.ts';

const short = { input: { minHeight: '4rem' } };

type Props = {
  questions: readonly Question[];
  /** The ids of those that are new: the first takes the focus. */
  changed?: readonly string[];
  propsOf: (question: Question) => { readOnly?: boolean };
};

export function QuestionFields({ questions, changed = [], propsOf }: Props) {
  return questions.map((question) => {
    const { id, kind, text, required } = question;
    const hints = [changed.includes(id) && applyTexts.changedQuestion, !required && applyTexts.optional].filter(Boolean);
    const { readOnly, ...given } = propsOf(question);
    const props = {
      ...given,
      label: text,
      required,
      description: hints.join('. ') || undefined,
      ref: id === changed[0] ? focusOnMount : undefined,
    };
    if (kind === 'text') return <Textarea key={id} {...props} {...paragraphProps} readOnly={readOnly} rows={2} styles={short} />;
    if (kind === 'number') return <TextInput key={id} {...props} readOnly={readOnly} inputMode="decimal" autoComplete="off" />;
    const choices = choicesFor(question).map((value) => ({ value, label: value }));
    return <NativeSelect key={id} {...props} disabled={readOnly} data={[{ value: '', label: applyTexts.choose }, ...choices]} />;
  });
}
