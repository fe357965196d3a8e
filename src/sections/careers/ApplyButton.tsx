import { Button } from '@mantine/core';
import '../../styles/mantine-buttons.css';
import type { MouseEvent } from 'react';
import { texts } from '#contract/texts.ts';
import { careersTexts } from '../../content/careers.ts';
import classes from './ApplyButton.module.css';

type Props = {
  title: string;
  /** Makes the button a link, so that a click before hydration is not lost: the page opens the dialog when it starts at this URL. */
  href?: string;
  /** Beside others of its kind, where it is not the page's main action. */
  quiet?: boolean;
  loading: boolean;
  failed: boolean;
  onApply: (button: Element) => void;
};

export function ApplyButton({ title, href, quiet, loading, failed, onApply }: Props) {
  const props = {
    ...(quiet && { variant: 'default', size: 'sm' }),
    'aria-label': careersTexts.applyFor(title),
    'aria-busy': loading,
    children: loading ? careersTexts.opening : careersTexts.apply,
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
