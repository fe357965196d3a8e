import { Button } from '@mantine/core';
import '../../styles/mantine-buttons.css';
import { texts } from '#contract/texts.ts';
import { careersTexts } from '../../content/careers.ts';
import classes from './ApplyButton.module.css';

type Props = {
  /** The posting's. */
  title: string;
  /** Whether its dialog is on its way. */
  applying: boolean;
  /** Whether its dialog could not be loaded. */
  failed: boolean;
  onApply: (pressed: Element) => void;
};

/** Opens the dialog to apply, which says so while it is on its way and when it does not come. */
export function ApplyButton({ title, applying, failed, onApply }: Props) {
  return (
    <>
      <Button onClick={({ currentTarget }) => onApply(currentTarget)} aria-label={careersTexts.applyFor(title)} aria-busy={applying}>
        {applying ? careersTexts.opening : careersTexts.apply}
      </Button>
      {failed && (
        <p className={classes.problem} role="alert">
          {texts.formNotLoaded}
        </p>
      )}
    </>
  );
}
