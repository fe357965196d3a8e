import type { ReactNode } from 'react';
import classes from './StatusLabel.module.css';

type Props = {
  status: string;
  children?: ReactNode;
};

/** A status with a coloured dot. A status without a colour of its own is grey. */
export function StatusLabel({ status, children = status }: Props) {
  return (
    <span className={classes.label} data-status={status}>
      {children}
    </span>
  );
}
