import { useCallbackRef } from '@mantine/hooks';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { rememberApplication, useSentApplications } from '../../shared/lib/applied-jobs.ts';
import { loadOnce, reloadFor } from '../../shared/lib/lost-scripts.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useFocusReturn } from '../../shared/lib/focus.ts';
import { useInBrowser } from '../../shared/lib/use-in-browser.ts';
import { useLoad } from '../../shared/lib/use-load.ts';
import { applyHash } from '../../paths.ts';

type DialogState = {
  job: PublicJob;
  sent: boolean;
  /** The dialog's key: a new one starts a new form. */
  key: number;
};

/** The state of a history entry that a button has added. */
const added = 'apply';

const loadDialog = loadOnce(() => import('./apply/ApplyDialog.tsx').catch(reloadFor));

/**
 * The dialog is open while the address has a job's fragment, so Back closes it.
 * Reopening it for the same job keeps everything entered, until the application is sent.
 * After that and once it has closed, `sentId` is the job's, and its receipt takes the focus.
 */
export function useApplyDialog(jobs: readonly PublicJob[]) {
  const navigate = useNavigate();
  const { search, hash, state: entry } = useLocation() as Location<string | null>;
  const inBrowser = useInBrowser();
  const asked = inBrowser ? jobs.find(({ id }) => hash === applyHash(id)) : undefined;
  const { state: loaded } = useLoad(asked !== undefined && loadDialog);
  const components = loaded.status === 'ready' ? loaded.data : undefined;
  const [state, setState] = useState<DialogState>();

  const receiptRef = useRef<HTMLDivElement>(null);

  const opened = state !== undefined && state.job.id === asked?.id;
  const rememberOpener = useFocusReturn(opened);
  // A button that was clicked before hydration has the focus.
  const rememberClicked = useEffectEvent(() => rememberOpener());
  useEffect(() => rememberClicked(), []);

  const open = useCallbackRef((job: PublicJob, button: Element) => {
    rememberOpener(button);
    // A second click has nothing to add.
    if (location.hash !== applyHash(job.id)) void navigate({ search, hash: applyHash(job.id) }, { state: added, preventScrollReset: true });
  });

  const close = () => {
    if (entry === added) void navigate(-1);
    else void navigate({ search }, { replace: true, preventScrollReset: true });
  };

  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  const [previousId, setPreviousId] = useState<string>();
  if (asked?.id !== previousId) {
    setPreviousId(asked?.id);
    const sameApplication = state?.job.id === asked?.id && !state?.sent;
    if (asked && !sameApplication) setState({ job: asked, sent: false, key: (state?.key ?? 0) + 1 });
  }

  const dialog = components && state && (
    <components.ApplyDialog
      key={state.key}
      job={state.job}
      opened={opened}
      onClose={() => opened && close()}
      onSent={(receipt) => {
        setState({ ...state, sent: true });
        rememberApplication(state.job.id, { date: new Date(serverNow()).toISOString(), receipt });
      }}
    />
  );

  const sent = useSentApplications();
  const loadingId = loaded.status === 'loading' ? asked?.id : undefined;
  const failedId = loaded.status === 'failed' ? asked?.id : undefined;
  const sentId = state?.sent && !opened ? state.job.id : undefined;
  const receipt = sentId && sent[sentId]?.receipt;
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
