import { Button } from '@mantine/core';
import '../../shared/styles/mantine-buttons.css';
import type { MouseEvent } from 'react';
import { texts } from '#rooms/platform/contract/texts.ts';
import { careersTexts } from './careers-texts.ts';
import { formatDayUtc } from '../../shared/lib/format.ts';
import classes from './ApplyButton.module.css';

type Props = {
  title: string;
  /** A URL that opens the dialog, so that a click before hydration is not lost. */
  href?: string;
  /** For a button that is one of many, not the page's main action. */
  quiet?: boolean;
  /** When an application was sent from this device, in ISO 8601. */
  sentOn?: string;
  loading: boolean;
  failed: boolean;
  onApply: (button: Element) => void;
};

export function ApplyButton({ title, href, quiet, sentOn, loading, failed, onApply }: Props) {
  const labels = labelsOf(title, quiet, sentOn);
  const props = {
    ...(quiet && { variant: 'default', size: 'sm' }),
    ...(sentOn !== undefined && { variant: 'subtle' }),
    'aria-label': labels.name,
    'aria-busy': loading,
    children: (
      <span className={classes.label} data-widest={labels.text}>
        {loading ? (quiet ? '…' : careersTexts.openingForm) : labels.text}
      </span>
    ),
    onClick: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      onApply(event.currentTarget);
    },
  };
  return (
    <>
      {href === undefined ? <Button {...props} /> : <Button component="a" href={href} {...props} />}
      {failed && (
        <p className={classes.problem} role="alert">
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
