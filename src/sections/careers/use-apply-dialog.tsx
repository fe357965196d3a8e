import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { PublicJob } from '#contract/jobs.ts';
import type { ApplyDialog } from '../../forms/apply/ApplyDialog.tsx';
import { once } from '../../lib/lost-parts.ts';
import { nextPaint } from '../../lib/next-paint.ts';
import { partLoaded, reloadedFor, reloadOnce } from '../../lib/reload-once.ts';
import { useFocusReturn } from '../../lib/use-focus-return.ts';

type Target = { job: PublicJob; opened: boolean; sent: boolean; round: number };

/** The buttons that open a posting's dialog, where it has more than one: at the top of its page and at the end. */
const places = ['top', 'end'] as const;

type Place = (typeof places)[number];

/** A button that was pressed. */
type Press = { jobId: string; place: Place };

/** Names the dialog's parts together with the press, which counts after the reload. */
const partFor = ({ jobId, place }: Press) => `apply ${jobId} ${place}`;

const loadDialog = once(() => import('../../forms/apply/ApplyDialog.tsx'));

/**
 * The dialog to apply, which comes with its own script and styles when it is first opened: with all of them, so that none is missing
 * once a file was chosen. If they are lost, the page is reloaded and the dialog opened then.
 * What was typed for a posting is still there when its dialog is opened again, until it was sent or another's is opened.
 * @param jobs those that the dialog may be for
 */
export function useApplyDialog(jobs: readonly PublicJob[]) {
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof ApplyDialog>>>();
  const [target, setTarget] = useState<Target>();
  const [opening, setOpening] = useState<Press>();
  const [failed, setFailed] = useState<Press>();

  const rememberOpener = useFocusReturn(target?.opened ?? false);

  const open = async (job: PublicJob, pressed?: Element, place: Place = 'top') => {
    rememberOpener(pressed);
    setFailed(undefined);
    if (!Dialog) {
      const press = { jobId: job.id, place };
      const { pathname } = location;
      setOpening(press);
      // What has to be done to load the parts would hold back the answer to the press.
      await nextPaint();
      try {
        const module = await loadDialog();
        setDialog(() => module.ApplyDialog);
        partLoaded('apply');
      } catch {
        await reloadOnce(partFor(press), pathname);
        setFailed(press);
        return;
      } finally {
        setOpening(undefined);
      }
    }
    setTarget((before) => {
      const goesOn = before?.job.id === job.id && !before.sent;
      return { job, opened: true, sent: false, round: (before?.round ?? 0) + (goesOn ? 0 : 1) };
    });
  };

  const openAgain = useEffectEvent(() => {
    for (const job of jobs) {
      const place = places.find((candidate) => reloadedFor() === partFor({ jobId: job.id, place: candidate }));
      if (place) void open(job, undefined, place);
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => openAgain());
    return () => clearTimeout(timer);
  }, []);

  const change = (values: Partial<Target>) => setTarget((before) => before && { ...before, ...values });

  const dialog = Dialog && target && (
    <Dialog
      key={target.round}
      job={target.job}
      opened={target.opened}
      onClose={() => change({ opened: false })}
      onSent={() => change({ sent: true })}
    />
  );

  return {
    dialog,
    open,
    /** The button whose dialog is on its way. */
    opening,
    /** The button whose dialog could not be loaded. */
    failed,
  };
}
