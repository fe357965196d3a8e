import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { limits } from '#rooms/platform/contract/limits.ts';
import { render } from '../../../tests/render.tsx';
import { type Undo, UndoNotice, useUndo } from './UndoNotice.tsx';

it('counts the time of each offer from its start, also of one with the same words', () => {
  vi.useFakeTimers();
  let undo: Undo | undefined;
  function Page() {
    undo = useUndo();
    return <UndoNotice undo={undo} />;
  }
  render(<Page />);
  const text = 'Marked Asha Rao as Reviewed.';
  const propose = () => act(() => void undo?.propose({ text, undo: () => undefined }));
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  propose();
  wait(limits.undoMs - 1);
  propose();
  wait(limits.undoMs - 1);
  expect(screen.getByText(text)).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText(text)).toBeNull();
});
