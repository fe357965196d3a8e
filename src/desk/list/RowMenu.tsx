import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PopoverButton } from './PopoverButton.tsx';
import buttonStyles from './RowButton.module.css';
import styles from './RowMenu.module.css';

export type RowMenuItem = {
  label: string;
  /** The accessible name, if it differs from the label. */
  name?: string;
  /** Shown instead of the label. */
  content?: ReactNode;
  danger?: boolean;
} & ({ onSelect: (opener: Element) => void } | { href: string } | { to: string });

type Props = {
  label: string;
  items: readonly RowMenuItem[];
  /** Whether the button shows its label. Otherwise it shows three dots. */
  labelled?: boolean;
};

export function RowMenu({ label, items, labelled = false }: Props) {
  return (
    <PopoverButton
      name={labelled ? undefined : label}
      className={labelled ? buttonStyles.button : `${buttonStyles.button} ${styles.dots}`}
      content={labelled ? label : <IconDots size={18} aria-hidden />}
    >
      {(id, button) =>
        items.map((item) => {
          const className = item.danger ? `${styles.item} ${styles.danger}` : styles.item;
          if ('to' in item)
            return (
              <Link key={item.label} className={className} to={item.to} aria-label={item.name}>
                {item.content ?? item.label}
              </Link>
            );
          return 'href' in item ? (
            <a key={item.label} className={className} href={item.href} aria-label={item.name} target="_blank" rel="noopener">
              {item.content ?? item.label}
            </a>
          ) : (
            <button
              key={item.label}
              type="button"
              className={className}
              aria-label={item.name}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={() => button.current && item.onSelect(button.current)}
            >
              {item.content ?? item.label}
            </button>
          );
        })
      }
    </PopoverButton>
  );
}
