import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { PublicJob } from '#contract/jobs.ts';
import type { ApplyDialog } from '../../forms/apply/ApplyDialog.tsx';
import { loadOnce } from '../../lib/chunk-errors.ts';
import { nextPaint } from '../../lib/next-paint.ts';
import { chunkLoaded, reloadedFor, reloadOnce } from '../../lib/reload-once.ts';
import { useFocusReturn } from '../../lib/use-focus-return.ts';
import { applyPath } from '../../paths.ts';

type DialogState = {
  job: PublicJob;
  opened: boolean;
  sent: boolean;
  /** The dialog's key: a new one starts an empty form. */
  key: number;
};

/** Where an Apply button is: a job's own page has one in the card and, on phones, one in the bar. */
const positions = ['card', 'bar'] as const;

type ButtonPosition = (typeof positions)[number];

type ApplyButtonId = { jobId: string; position: ButtonPosition };

/** Kept across the reload, so that the dialog then opens from the same button. It begins with the chunk's name, for `chunkLoaded`. */
const reloadReason = ({ jobId, position }: ApplyButtonId) => `apply ${jobId} ${position}`;

const loadDialog = loadOnce(() => import('../../forms/apply/ApplyDialog.tsx'));

/** Loads the dialog on first use; a failure reloads the page once. Reopening it for the same job keeps the entered text. */
export function useApplyDialog(jobs: readonly PublicJob[]) {
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof ApplyDialog>>>();
  const [state, setState] = useState<DialogState>();
  const [loading, setLoading] = useState<ApplyButtonId>();
  const [failed, setFailed] = useState<ApplyButtonId>();

  const rememberOpener = useFocusReturn(state?.opened ?? false);

  const open = async (job: PublicJob, button?: Element, position: ButtonPosition = 'card') => {
    rememberOpener(button);
    setFailed(undefined);
    if (!Dialog) {
      const id = { jobId: job.id, position };
      const { pathname } = location;
      setLoading(id);
      // Importing the dialog blocks the main thread, which would delay the button's feedback.
      await nextPaint();
      try {
        const module = await loadDialog();
        setDialog(() => module.ApplyDialog);
        chunkLoaded('apply');
      } catch {
        await reloadOnce(reloadReason(id), pathname);
        setFailed(id);
        return;
      } finally {
        setLoading(undefined);
      }
    }
    setState((previous) => {
      const sameApplication = previous?.job.id === job.id && !previous.sent;
      return { job, opened: true, sent: false, key: (previous?.key ?? 0) + (sameApplication ? 0 : 1) };
    });
  };

  const openAtStart = useEffectEvent(() => {
    for (const job of jobs) {
      const position = positions.find((candidate) => reloadedFor() === reloadReason({ jobId: job.id, position: candidate }));
      if (position) void open(job, undefined, position);
      else if (location.pathname + location.hash === applyPath(job.id)) {
        // Closing the dialog and reloading the page must not open it again.
        history.replaceState(history.state, '', location.pathname);
        void open(job);
      }
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => openAtStart());
    return () => clearTimeout(timer);
  }, []);

  const change = (values: Partial<DialogState>) => setState((previous) => previous && { ...previous, ...values });

  const dialog = Dialog && state && (
    <Dialog
      key={state.key}
      job={state.job}
      opened={state.opened}
      onClose={() => change({ opened: false })}
      onSent={() => change({ sent: true })}
    />
  );

  return { dialog, open, loading, failed };
}
