import { Button, Input } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import { resumeAccept } from '#rooms/applications/contract/resume.ts';
import { applyTexts } from '../../../shared/texts/form-texts.ts';
import { formatBytes } from '../../../shared/lib/format.ts';
import styles from './ResumeInput.module.css';

type Props = {
  value: File | null;
  onChange: (file: File | null) => void;
  error?: ReactNode;
  disabled?: boolean;
  /** Without one, the file is optional. */
  label?: string;
  'data-path'?: string;
};

export function ResumeInput({ value, onChange, error, disabled, label, 'data-path': path }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const remove = () => {
    if (input.current) input.current.value = '';
    input.current?.focus();
    onChange(null);
  };

  return (
    <Input.Wrapper
      id={id}
      label={label ?? applyTexts.fields.resume}
      description={label === undefined ? `${applyTexts.optional}. ${applyTexts.resumeHint}` : applyTexts.resumeHint}
      error={error}
      errorProps={{ role: 'alert' }}
    >
      <Input
        ref={input}
        id={id}
        type="file"
        accept={resumeAccept}
        error={Boolean(error)}
        disabled={disabled}
        data-path={path}
        multiline
        classNames={{ input: styles.input }}
        onChange={(event) => onChange(event.currentTarget.files?.[0] ?? null)}
      />
      {value && (
        <div className={styles.chosen}>
          <span>{formatBytes(value.size)}</span>
          <Button variant="subtle" size="compact-sm" onClick={remove} disabled={disabled}>
            {applyTexts.removeResume}
          </Button>
        </div>
      )}
    </Input.Wrapper>
  );
}
