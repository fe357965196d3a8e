import { Button } from '@mantine/core';
import '../../styles/mantine-buttons.css';
import { careersCopy } from '../../content/careers.ts';
import { company } from '../../content/company.ts';
import { focusHeir } from '../../lib/focus-heir.ts';
import classes from './Openings.module.css';

/** Nothing is open at present. */
export function EmptyMessage() {
  return (
    <div className={classes.message} role="status">
      <h2>{careersCopy.emptyHeading}</h2>
      <p>{careersCopy.empty}</p>
      <MailLink />
    </div>
  );
}

/** The list could not be loaded. */
export function FailedMessage({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.message} role="alert" ref={focusHeir((region) => region.closest('section'))}>
      <h2>{careersCopy.failedHeading}</h2>
      <p>{careersCopy.failed}</p>
      <Button variant="default" onClick={onRetry}>
        {careersCopy.retry}
      </Button>
    </div>
  );
}

/** Of what is open, nothing is as the visitor wants it. */
export function NoMatchMessage({ onClear }: { onClear: () => void }) {
  return (
    <div className={classes.message} ref={focusHeir((region) => region.querySelector('h2'))}>
      <h3>{careersCopy.noMatchHeading}</h3>
      <Button variant="default" onClick={onClear}>
        {careersCopy.clearFilter}
      </Button>
    </div>
  );
}

/** For readers without JavaScript: the openings come by it. */
export function NoScriptMessage() {
  return (
    <noscript>
      <div className={classes.message}>
        <p>{careersCopy.noScript}</p>
        <MailLink />
      </div>
    </noscript>
  );
}

/** The address to write to instead. */
export function MailLink() {
  return <a href={`mailto:${company.email}`}>{company.email}</a>;
}
