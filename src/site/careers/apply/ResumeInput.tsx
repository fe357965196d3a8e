import { Button, Input } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
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
  hint?: string;
  accept?: string;
  'data-path'?: string;
};

export function ResumeInput({ value, onChange, error, disabled, label, hint, accept = resumeAccept, 'data-path': path }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [dragged, setDragged] = useState(false);

  const remove = () => {
    if (input.current) input.current.value = '';
    input.current?.focus();
    onChange(null);
  };

  return (
    <Input.Wrapper
      id={id}
      label={label ?? applyTexts.fields.resume}
      description={hint ?? (label === undefined ? `${applyTexts.optional}. ${applyTexts.resumeHint}` : applyTexts.resumeHint)}
      error={error}
      errorProps={{ role: 'alert' }}
    >
      <div className={styles.zone} data-dragged={dragged || undefined}>
        <IconUpload size={24} stroke={1.5} aria-hidden="true" />
        {value ? (
          <p>
            {value.name} <span className="hint">{formatBytes(value.size)}</span>
          </p>
        ) : (
          <p aria-hidden="true">{applyTexts.dropResume}</p>
        )}
        {/* Covers the zone, so that the browser itself takes what is dropped. */}
        <Input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          error={Boolean(error)}
          disabled={disabled}
          data-path={path}
          data-autofocus
          classNames={{ wrapper: styles.cover, input: styles.input }}
          onChange={(event) => onChange(event.currentTarget.files?.[0] ?? null)}
          onDragEnter={() => setDragged(true)}
          onDragLeave={() => setDragged(false)}
          onDrop={() => setDragged(false)}
        />
        {value && (
          <Button variant="subtle" size="compact-sm" onClick={remove} disabled={disabled}>
            {applyTexts.removeResume}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
}
