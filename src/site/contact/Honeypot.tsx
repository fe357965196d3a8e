import { type Ref, useId } from 'react';
import { honeypotField } from '#rooms/messages/contract/contact.ts';
import { contactTexts } from '../../shared/texts/form-texts.ts';

/** Keeps password managers from filling in the field. */
const noAutofill = { 'data-1p-ignore': true, 'data-lpignore': 'true', 'data-bwignore': true, 'data-form-type': 'other' };

/** Not `display: none`, which bots look for. */
const offscreen = { position: 'absolute', top: 0, left: -10_000 } as const;

/** A field that only bots fill in: hidden from view, screen readers and the keyboard. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  const id = useId();
  return (
    <div style={offscreen} aria-hidden="true">
      <label htmlFor={id}>{contactTexts.honeypot}</label>
      <input ref={ref} id={id} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" {...noAutofill} />
    </div>
  );
}
