import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { texts } from '#rooms/platform/contract/texts.ts';

type Props = {
  question?: string;
  /** For a form in a dialog, whose closing is a navigation within the page. Called before the form is left. */
  onLeave?: () => void;
};

/** Asks before the visitor leaves a form. Render one at a time: a router allows only one blocker. */
export function LeaveWarning({ question = texts.stillSending, onLeave }: Props): null {
  const { pathname } = useLocation();
  const blocker = useBlocker(({ nextLocation }) => onLeave !== undefined || nextLocation.pathname !== pathname);

  const ask = useEffectEvent((held: typeof blocker) => {
    if (held.state !== 'blocked') return;
    if (window.confirm(question)) {
      onLeave?.();
      held.proceed();
    } else held.reset();
  });
  useEffect(() => ask(blocker), [blocker]);

  useWindowEvent('beforeunload', (event) => event.preventDefault());

  return null;
}
