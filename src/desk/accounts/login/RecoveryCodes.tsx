import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { twoStepTexts } from '../two-step-texts.ts';
import { focusOnMount } from '../../../shared/lib/focus.ts';
import { saveFile } from '../../../shared/lib/save-file.ts';
import styles from './Login.module.css';

const texts = twoStepTexts.recoveryCodes;

type Props = {
  codes: readonly string[];
  heading: 'h2' | 'h3';
  next: string;
  onNext: () => void;
};

export function RecoveryCodes({ codes, heading: Heading, next, onNext }: Props) {
  const text = `${codes.join('\n')}\n`;
  return (
    <div className={styles.recoveryCodes}>
      <Heading ref={focusOnMount} tabIndex={-1}>
        {texts.heading}
      </Heading>
      <p>{texts.hint}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <CopyButton text={text} />
        <Button variant="default" size="sm" onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), texts.file)}>
          {texts.download}
        </Button>
      </div>
      <Button onClick={onNext}>{next}</Button>
    </div>
  );
}

/** Copies a text to the clipboard, and announces whether that worked. */
export function CopyButton({ text }: { text: string }) {
  const { copy, copied, error } = useClipboard();
  return (
    <>
      <Button variant="default" size="sm" onClick={() => copy(text)}>
        {copied ? twoStepTexts.copied : twoStepTexts.copy}
      </Button>
      <span role="status" className={error ? undefined : 'visually-hidden'}>
        {error ? twoStepTexts.notCopied : copied && twoStepTexts.copied}
      </span>
    </>
  );
}

/** An address that is shown once, with what copies it, and the focus. */
export function AddressToCopy({ value, ...props }: TextInputProps & { value: string }) {
  return (
    <>
      <TextInput {...props} key={value} ref={focusOnMount} value={value} readOnly onFocus={({ target }) => target.select()} />
      <div className="row">
        <CopyButton text={value} />
      </div>
    </>
  );
}
