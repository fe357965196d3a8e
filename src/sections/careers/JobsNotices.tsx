import { Button } from '@mantine/core';
import { served } from '#contract/paths.ts';
import '../../styles/mantine-buttons.css';
import { MailLink } from '../../components/link/MailLink.tsx';
import { careersTexts } from '../../content/careers.ts';
import { focusAfterRemoval } from '../../lib/focus.ts';
import classes from './Jobs.module.css';

export function EmptyMessage() {
  return (
    <div className={classes.message} role="status">
      <h2>{careersTexts.emptyHeading}</h2>
      <p>{careersTexts.empty}</p>
      <MailLink />
    </div>
  );
}

export function FailedMessage({ unreachable, onRetry }: { unreachable: boolean; onRetry: () => void }) {
  return (
    <div className={classes.message} role="alert" ref={focusAfterRemoval((region) => region.closest('section'))}>
      <h2>{careersTexts.failedHeading}</h2>
      <p>{unreachable ? careersTexts.unreachable : careersTexts.failed}</p>
      <Button variant="default" onClick={onRetry}>
        {careersTexts.retry}
      </Button>
    </div>
  );
}

export function NoMatchMessage({ onClear }: { onClear: () => void }) {
  return (
    <div className={classes.message} ref={focusAfterRemoval((region) => region.querySelector('h2'))}>
      <h3>{careersTexts.noMatchHeading}</h3>
      <Button variant="default" onClick={onClear}>
        {careersTexts.clearFilter}
      </Button>
    </div>
  );
}

export function NoScriptMessage() {
  return (
    <noscript>
      <div className={classes.message}>
        <p>{careersTexts.noScript}</p>
        <a href={served.jobsText}>{careersTexts.plainText}</a>
        <MailLink />
      </div>
    </noscript>
  );
}
