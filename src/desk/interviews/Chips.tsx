import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { proposalTexts } from './propose-texts.ts';
import { focusAfterRemoval } from '../../shared/lib/focus.ts';

type Props = { all: { value: string; label: string }[]; onRemove: (value: string) => void };

/** What is chosen. Each removes itself. */
export function Chips({ all, onRemove }: Props) {
  return (
    <div className="row wraps">
      {all.map(({ value, label }) => (
        <Button
          key={value}
          ref={focusAfterRemoval((chips) => chips.querySelector('button'))}
          size="xs"
          variant="default"
          aria-label={proposalTexts.remove(label)}
          rightSection={<IconX size={14} aria-hidden />}
          onClick={() => onRemove(value)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
