import { useCallbackRef, useTimeout } from '@mantine/hooks';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import type { ApplicationReceipt } from '#rooms/applications/contract/apply.ts';
import { rememberApplication, useSentApplications } from '../../shared/lib/applied-jobs.ts';
import { loadChunk, loadOnce } from '../../shared/lib/chunk-errors.ts';
import { reloadedFor } from '../../shared/lib/reload-once.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useFocusReturn } from '../../shared/lib/focus.ts';
import { applyHash, applyPath } from '../../paths.ts';

type DialogState = {
  job: PublicJob;
  sent: boolean;
  receipt?: ApplicationReceipt;
  /** The dialog's key: a new one starts a new form. */
  key: number;
};

/** The state of the history entry that the open dialog adds. */
type Entry = { applyingFor?: string } | null;

/** Survives the reload, so that the dialog then opens. */
const reloadReason = (jobId: string) => `apply ${jobId}`;

const loadDialog = loadOnce(() => import('./apply/ApplyDialog.tsx'));

/**
 * The dialog is open while the history is at the entry that opening adds, so that Back closes it.
 * Reopening it for the same job keeps everything entered, until the application is sent.
 * After that and once it has closed, `sentId` is the job's, and its receipt takes the focus.
 */
export function useApplyDialog(jobs: readonly PublicJob[]) {
  const navigate = useNavigate();
  const { search, state: entry } = useLocation() as Location<Entry>;
  const applyingFor = entry?.applyingFor;
  const [components, setComponents] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  const [state, setState] = useState<DialogState>();
  const [loadingId, setLoadingId] = useState<string>();
  const [failedId, setFailedId] = useState<string>();

  const receiptRef = useRef<HTMLDivElement>(null);

  const opened = state !== undefined && state.job.id === applyingFor;
  const rememberOpener = useFocusReturn(opened);

  /** @returns whether the dialog is loaded */
  const load = async (jobId: string): Promise<boolean> => {
    setFailedId(undefined);
    if (components) return true;
    setLoadingId(jobId);
    try {
      const loaded = await loadChunk(reloadReason(jobId), async () => {
        // Importing the dialog blocks the main thread, which would delay the button's feedback.
        await nextPaint();
        return loadDialog();
      });
      setComponents(loaded);
      return true;
    } catch {
      setFailedId(jobId);
      return false;
    } finally {
      setLoadingId(undefined);
    }
  };

  const open = useCallbackRef(async (job: PublicJob, button?: Element) => {
    rememberOpener(button);
    if (!(await load(job.id))) return;
    // With a hash, because the router loads a page again for an entry with the same URL.
    const newEntry: Entry = { applyingFor: job.id };
    await navigate({ search, hash: applyHash }, { state: newEntry, preventScrollReset: true, replace: applyingFor !== undefined });
  });

  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  const [previousApplyingFor, setPreviousApplyingFor] = useState<string>();
  if (applyingFor !== previousApplyingFor) {
    setPreviousApplyingFor(applyingFor);
    const job = jobs.find(({ id }) => id === applyingFor);
    const sameApplication = state?.job.id === applyingFor && !state?.sent;
    if (job && !sameApplication) setState({ job, sent: false, key: (state?.key ?? 0) + 1 });
  }

  // After a reload, the history can be at an entry of the dialog, or return to one.
  const loadForEntry = useEffectEvent((jobId: string) => void load(jobId));
  useEffect(() => {
    if (applyingFor === undefined) return;
    const timer = setTimeout(() => loadForEntry(applyingFor));
    return () => clearTimeout(timer);
  }, [applyingFor]);

  const openAtStart = () => {
    for (const job of jobs) {
      if (reloadedFor() === reloadReason(job.id)) void open(job);
      else if (applyingFor === undefined && location.pathname + location.hash === applyPath(job.id)) {
        // Back leads to the page without the dialog.
        history.replaceState(history.state, '', location.pathname + search);
        void open(job);
      }
    }
  };
  useTimeout(openAtStart, 0, { autoInvoke: true });

  const dialog = components && state && (
    <components.ApplyDialog
      key={state.key}
      job={state.job}
      opened={opened}
      onClose={() => opened && void navigate(-1)}
      onSent={(receipt) => {
        setState({ ...state, sent: true, receipt });
        rememberApplication(state.job.id, { date: new Date(serverNow()).toISOString(), receipt });
      }}
    />
  );

  const sent = useSentApplications();
  const sentId = state?.sent && !opened ? state.job.id : undefined;
  const receipt = sentId && state?.receipt;
  // The same object until something changes, so that the memoised rows of a list do not rerender.
  const apply = useMemo(
    () => ({
      open,
      loadingId,
      failedId,
      sent,
      sentId,
      receipt: receipt && components && <components.SentReceipt ref={receiptRef} receipt={receipt} />,
    }),
    [open, loadingId, failedId, sent, sentId, receipt, components],
  );

  // Later than the focus returns and the router scrolls to where the page was.
  useEffect(() => {
    if (sentId === undefined) return;
    const timer = setTimeout(() => receiptRef.current?.focus());
    return () => clearTimeout(timer);
  }, [sentId]);

  return { dialog, apply, receiptRef };
}

/** What the buttons to apply share: how to open the dialog, and what has been sent. */
export type Applying = ReturnType<typeof useApplyDialog>['apply'];

/** Resolves after the next paint, which follows the callback of an animation frame. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
