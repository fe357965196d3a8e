import { act, renderHook, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { render } from '../../../tests/render.tsx';
import { user } from '../../../tests/component/user.ts';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { type Undo, UndoNotice, useUndo } from './UndoNotice.tsx';
import { useShortcutSetting } from './use-shortcuts.ts';

it('counts the time of each offer from its start, also of one with the same words', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let undo: Undo | undefined;
  function Page() {
    undo = useUndo();
    return <UndoNotice undo={undo} />;
  }
  render(<Page />);
  const text = 'Marked the application of Asha Rao as Reviewed.';
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

it('names its key only while shortcuts are on', () => {
  const { result: setting } = renderHook(() => useShortcutSetting());
  const { result: undo } = renderHook(() => useUndo());
  act(() => void undo.current.propose({ text: 'Closed Windchill Developer.', undo: () => undefined }));
  render(<UndoNotice undo={undo.current} />);
  const button = screen.getByRole('button', { name: dashboardTexts.undo });
  expect(button).toHaveAttribute('aria-keyshortcuts', 'u');

  act(() => setting.current[1](false));
  expect(button).not.toHaveAttribute('aria-keyshortcuts');
});

it('passes the focus of its button to the heading of the section', async () => {
  function Tab() {
    const undo = useUndo();
    return (
      <section>
        <h2>Job postings</h2>
        <button type="button" onClick={() => void undo.propose({ text: 'Closed Windchill Developer.', undo: () => undefined })}>
          Close
        </button>
        <UndoNotice undo={undo} />
      </section>
    );
  }
  render(<Tab />);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: dashboardTexts.undo }));
  expect(screen.queryByRole('button', { name: dashboardTexts.undo })).toBeNull();
  expect(screen.getByRole('heading')).toHaveFocus();
});
