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
  className?: string | undefined;
  /** What the button shows. */
  children?: ReactNode;
};

/** A menu behind three dots, or behind what the button shows instead. */
export function RowMenu({
  label,
  items,
  children,
  className = children ? buttonStyles.button : `${buttonStyles.button} ${styles.dots}`,
}: Props) {
  return (
    <PopoverButton name={label} className={className} content={children ?? <IconDots size={18} aria-hidden />}>
      {(id, button) =>
        items.map((item, index) => {
          const shared = {
            className: item.danger ? `${styles.item} ${styles.danger}` : styles.item,
            'aria-label': item.name,
            children: item.content ?? item.label,
          };
          if ('to' in item) return <Link key={index} {...shared} to={item.to} onClick={() => document.getElementById(id)?.hidePopover()} />;
          if ('href' in item) return <a key={index} {...shared} href={item.href} target="_blank" rel="noopener" />;
          return (
            <button
              key={index}
              {...shared}
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={() => button.current && item.onSelect(button.current)}
            />
          );
        })
      }
    </PopoverButton>
  );
}
