import { type Ref, useId } from 'react';
import { honeypotField } from '#rooms/messages/contract/contact.ts';
import { contactTexts } from '../../shared/texts/form-texts.ts';
import styles from './Honeypot.module.css';

/** Keeps password managers from filling in the field. */
const noAutofill = { 'data-1p-ignore': true, 'data-lpignore': 'true', 'data-bwignore': true, 'data-form-type': 'other' };

/** A field that only bots fill in: hidden from view, screen readers and the keyboard. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  const id = useId();
  return (
    <div className={styles.offscreen} aria-hidden="true">
      <label htmlFor={id}>{contactTexts.honeypot}</label>
      <input ref={ref} id={id} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" {...noAutofill} />
    </div>
  );
}
