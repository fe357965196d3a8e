import { Button } from '@mantine/core';
import '../../styles/mantine-buttons.css';
import { careersTexts } from '../../content/careers.ts';
import { company } from '../../content/company.ts';
import { focusHeir } from '../../lib/focus-heir.ts';
import classes from './Jobs.module.css';

/** Nothing is open at present. */
export function EmptyMessage() {
  return (
    <div className={classes.message} role="status">
      <h2>{careersTexts.emptyHeading}</h2>
      <p>{careersTexts.empty}</p>
      <MailLink />
    </div>
  );
}

/** The list could not be loaded. */
export function FailedMessage({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.message} role="alert" ref={focusHeir((region) => region.closest('section'))}>
      <h2>{careersTexts.failedHeading}</h2>
      <p>{careersTexts.failed}</p>
      <Button variant="default" onClick={onRetry}>
        {careersTexts.retry}
      </Button>
    </div>
  );
}

/** Of what is open, nothing is as the visitor wants it. */
export function NoMatchMessage({ onClear }: { onClear: () => void }) {
  return (
    <div className={classes.message} ref={focusHeir((region) => region.querySelector('h2'))}>
      <h3>{careersTexts.noMatchHeading}</h3>
      <Button variant="default" onClick={onClear}>
        {careersTexts.clearFilter}
      </Button>
    </div>
  );
}

/** For readers without JavaScript: the openings come by it. */
export function NoScriptMessage() {
  return (
    <noscript>
      <div className={classes.message}>
        <p>{careersTexts.noScript}</p>
        <MailLink />
      </div>
    </noscript>
  );
}

/** The address to write to instead. */
export function MailLink() {
  return <a href={`mailto:${company.email}`}>{company.email}</a>;
}
