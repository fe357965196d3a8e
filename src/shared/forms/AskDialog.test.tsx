import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { AskDialog } from './AskDialog.tsx';

function DialogThatCloses({ onConfirm }: { onConfirm: () => void }) {
  const [opened, setOpened] = useState(true);
  return (
    <AskDialog
      dialog={{ opened, close: () => setOpened(false) }}
      title="Delete application"
      question="Delete this application?"
      confirm="Delete"
      cancel="Cancel"
      close="Close"
      onConfirm={onConfirm}
    />
  );
}

it('ignores a second click while it fades out', () => {
  const onConfirm = vi.fn();
  // Not in Mantine's test environment, which removes a closed dialog at once.
  render(<DialogThatCloses onConfirm={onConfirm} />, { wrapper: MantineProvider });
  const button = screen.getByRole('button', { name: 'Delete' });
  fireEvent.click(button);
  expect(button).toBeInTheDocument();
  fireEvent.click(button);
  expect(onConfirm).toHaveBeenCalledOnce();
});
