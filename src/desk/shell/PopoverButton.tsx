import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import styles from './PopoverButton.module.css';

type Props = {
  /** The accessible name, if it differs from what the button shows. */
  name?: string | undefined;
  className: string | undefined;
  content: ReactNode;
  panelClassName?: string | undefined;
  /** @param id of the panel */
  children: (id: string, button: RefObject<HTMLButtonElement | null>) => ReactNode;
};

/** A button with a panel that is rendered on use, because a list may have thousands of menus. */
export function PopoverButton({ name, className, content, panelClassName = '', children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [inUse, setInUse] = useState(false);
  const markInUse = () => setInUse(true);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={name}
        title={name}
        popoverTarget={id}
        onPointerDown={markInUse}
        onFocus={markInUse}
      >
        {content}
      </button>
      {inUse && (
        <div
          id={id}
          popover="auto"
          className={`${styles.panel} ${panelClassName}`}
          onBeforeToggle={({ currentTarget }) => place(currentTarget, button.current)}
        >
          {children(id, button)}
        </div>
      )}
    </>
  );
}

/** Without anchor positioning, opens a panel below its button, or above it low in the window. */
function place(panel: HTMLElement, button: HTMLElement | null): void {
  if (!button || CSS.supports('position-area: bottom')) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const { top, left, right, bottom } = button.getBoundingClientRect();
  const isLow = top > clientHeight / 2;
  const start = isLow ? 'auto' : `${bottom + scrollY}px`;
  const end = isLow ? `${clientHeight - top - scrollY}px` : 'auto';
  const sides = right < clientWidth / 2 ? ['auto', `${left}px`] : [`${clientWidth - right}px`, 'auto'];
  panel.style.inset = `${start} ${sides[0]} ${end} ${sides[1]}`;
}
