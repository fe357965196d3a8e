import { type Ref, useId } from 'react';
import { honeypotField } from '#contract/contact-messages.ts';
import { contactTexts } from '../../content/form-texts.ts';
import styles from './Honeypot.module.css';

/** Password managers fill in whatever looks like an address of the person's; these are their names for 'not this one'. */
const unfilled = { 'data-1p-ignore': true, 'data-lpignore': 'true', 'data-bwignore': true, 'data-form-type': 'other' };

/** A field that robots fill in. People neither see nor hear of it, nor do they come to it by keyboard. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  const id = useId();
  return (
    <div className={styles.away} aria-hidden="true">
      <label htmlFor={id}>{contactTexts.honeypot}</label>
      <input ref={ref} id={id} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" {...unfilled} />
    </div>
  );
}
