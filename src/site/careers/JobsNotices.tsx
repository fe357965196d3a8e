import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import '../../shared/styles/mantine-buttons.css';
import { MailLink } from '../../shared/components/link/MailLink.tsx';
import { careersTexts } from './careers-texts.ts';
import { focusAfterRemoval } from '../../shared/lib/focus.ts';
import classes from './Jobs.module.css';

export function EmptyMessage({ alerts }: { alerts: ReactNode }) {
  return (
    <div className={`${classes.message} ${classes.beside}`}>
      <div className={classes.text} role="status">
        <h2 className="h4">{careersTexts.emptyHeading}</h2>
        <p>{careersTexts.empty}</p>
        <MailLink />
      </div>
      {alerts}
    </div>
  );
}

export function FailedMessage({ unreachable, onRetry }: { unreachable: boolean; onRetry: () => void }) {
  return (
    <div className={classes.message} role="alert" ref={focusAfterRemoval((region) => region.closest('section'))}>
      <h2 className="h4">{careersTexts.failedHeading}</h2>
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
      <h3 className="h4">{careersTexts.noMatchHeading}</h3>
      <Button variant="default" onClick={onClear}>
        {careersTexts.clearFilter}
      </Button>
    </div>
  );
}
