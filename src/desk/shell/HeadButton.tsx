import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import type { Icon as IconComponent } from '@tabler/icons-react';
import styles from './HeadButton.module.css';

type Props = ButtonProps & ElementProps<'button', keyof ButtonProps> & { Icon: IconComponent; children: string };

/** A button beside a heading. Narrow screens show its icon only. */
export function HeadButton({ Icon, children, ...props }: Props) {
  return (
    <Button size="sm" variant="default" className={styles.button} title={children} {...props}>
      <Icon className={styles.icon} size={18} aria-hidden />
      <span className={styles.label}>{children}</span>
    </Button>
  );
}
