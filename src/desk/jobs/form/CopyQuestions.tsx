import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { jobsQuery } from '../../shell/queries.ts';
import { jobFormTexts } from '../job-form-texts.ts';
import { type QuestionValues, questionValues } from './job-values.ts';

const texts = jobFormTexts.questions;

type Props = { job: string; disabled: boolean; onCopy: (questions: QuestionValues[]) => void };

/** Offers the questions of other jobs, if there are any. @param job the id of the one that is edited */
export function CopyQuestions({ job, disabled, onCopy }: Props) {
  // The list is not read again during an edit.
  const { data = [] } = useQuery({ ...jobsQuery, staleTime: Infinity, refetchOnWindowFocus: false });
  const [from, setFrom] = useState('');
  const others = data.filter(({ id, questions }) => id !== job && questions.length > 0);
  if (others.length === 0) return null;
  const chosen = others.find(({ id }) => id === from);
  return (
    <>
      <NativeSelect
        aria-label={texts.copyFrom}
        value={from}
        disabled={disabled}
        data={[{ value: '', label: texts.copyFrom }, ...others.map(({ id, title }) => ({ value: id, label: title }))]}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <Button variant="default" disabled={disabled || !chosen} onClick={() => onCopy(chosen?.questions.map(questionValues) ?? [])}>
        {texts.copy}
      </Button>
    </>
  );
}
