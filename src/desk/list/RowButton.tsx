import { type Icon as IconComponent, IconCheck } from '@tabler/icons-react';
import { focusNextMainAction } from './list-focus.ts';
import labelStyles from '../shell/HeadButton.module.css';
import styles from '../shell/RowButton.module.css';

type Props = {
  label: string;
  /** The focus then moves to the next row's main action. */
  isMain?: boolean;
  /** What narrow screens show instead of the words. */
  Icon?: IconComponent | undefined;
  /** Less weight than the others: for what is seldom meant. */
  isQuiet?: boolean;
  /** Invisible and disabled, but keeps its place in the row. */
  hidden?: boolean;
  onClick: (button: Element) => void;
  children: string;
};

/** Native, because a list may have thousands, and Mantine's button renders ten times as slowly. */
export function RowButton({ label, isMain, Icon = isMain ? IconCheck : undefined, isQuiet, hidden, onClick, children }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      style={hidden ? { visibility: 'hidden' } : undefined}
      disabled={hidden}
      onClick={({ currentTarget }) => {
        if (isMain) focusNextMainAction(currentTarget);
        onClick(currentTarget);
      }}
      aria-label={label}
      title={label}
      data-main-action={isMain}
      data-quiet={isQuiet}
    >
      {Icon ? (
        <>
          <span className={labelStyles.label}>{children}</span>
          <Icon className={labelStyles.icon} size={18} aria-hidden />
        </>
      ) : (
        children
      )}
    </button>
  );
}
