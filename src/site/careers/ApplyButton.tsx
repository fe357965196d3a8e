import { Button } from '@mantine/core';
import '../../shared/styles/mantine-buttons.css';
import type { MouseEvent } from 'react';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { careersTexts } from './careers-texts.ts';
import { formatDayUtc } from '../../shared/lib/format.ts';
import { applyHash } from '../../paths.ts';
import type { Applying } from './use-apply-dialog.tsx';

type Props = {
  job: PublicJob;
  /** The preview in the job form has none. */
  apply?: Applying;
  /** For a button that is one of many, not the page's main action. */
  quiet?: boolean;
};

export function ApplyButton({ job, apply, quiet }: Props) {
  const sentOn = apply?.sent[job.id]?.date;
  const loading = apply?.loadingId === job.id;
  const labels = labelsOf(job.title, quiet, sentOn);
  const props = {
    ...(quiet && { variant: 'default', size: 'sm' }),
    ...(sentOn !== undefined && { variant: 'subtle' }),
    'aria-label': labels.name,
    'aria-busy': loading,
    children: loading ? (quiet ? '…' : careersTexts.openingForm) : labels.text,
    onClick: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      apply?.open(job, event.currentTarget);
    },
  };
  return (
    <>
      {/* A URL that opens the dialog, so that a click before hydration is not lost. */}
      {apply ? <Button component="a" href={applyHash(job.id)} {...props} /> : <Button {...props} />}
      {apply?.failedId === job.id && (
        <p className="problem" role="alert">
          {texts.formNotLoaded}
        </p>
      )}
    </>
  );
}

/** Beside other jobs, the button also says that an application was sent. */
function labelsOf(title: string, quiet: boolean | undefined, sentOn: string | undefined): { text: string; name: string } {
  if (sentOn === undefined) return { text: careersTexts.apply, name: careersTexts.applyFor(title) };
  const again = careersTexts.applyAgainFor(title);
  if (!quiet) return { text: careersTexts.applyAgain, name: again };
  const applied = careersTexts.applied(formatDayUtc(sentOn));
  return { text: applied, name: `${applied}. ${again}` };
}
