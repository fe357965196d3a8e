import { Button } from '@mantine/core';
import '../../styles/mantine-buttons.css';
import { messages } from '#contract/messages.ts';
import { careersCopy } from '../../content/careers.ts';
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
      <Button onClick={({ currentTarget }) => onApply(currentTarget)} aria-label={careersCopy.applyFor(title)} aria-busy={applying}>
        {applying ? careersCopy.opening : careersCopy.apply}
      </Button>
      {failed && (
        <p className={classes.problem} role="alert">
          {messages.formNotLoaded}
        </p>
      )}
    </>
  );
}
