import type { ReactNode } from 'react';
import { statusColor } from './status-colors.ts';
import classes from './StatusLabel.module.css';

type Props = {
  status: string;
  children?: ReactNode;
};

/** A status with a coloured dot. */
export function StatusLabel({ status, children = status }: Props) {
  return (
    <span className={classes.label} style={{ color: statusColor(status) }}>
      {children}
    </span>
  );
}
