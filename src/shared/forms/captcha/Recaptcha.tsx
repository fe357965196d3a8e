import { Button, useComputedColorScheme } from '@mantine/core';
import '../../styles/mantine-buttons.css';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import type { CodeRecipient } from '#rooms/platform/contract/captcha-code.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { captchaTexts } from '../../texts/form-texts.ts';
import { env } from '../../lib/env.ts';
import { MailLink } from '../../components/link/MailLink.tsx';
import styles from './Captcha.module.css';
import { type CaptchaApi, loadCaptcha } from './load-captcha.ts';

/** Width of the normal widget, in pixels. Narrower containers get the compact one. */
const normalWidth = 304;

/** `reset` is required after each response. `problem`: if the form was refused. */
export type CaptchaHandle = { reset: (problem?: unknown) => void };

export type CaptchaProps = {
  ref?: Ref<CaptchaHandle>;
  onChange: (token: string) => void;
  error?: ReactNode;
  /** Mantine finds the field by this attribute to move the focus. */
  'data-path'?: string;
  /** Whether the form is in use. Until then, nothing loads: reading a page asks Google nothing. */
  isTouched?: boolean;
  /** Whom a code can be mailed to; nobody while a field is invalid, which then has the focus. */
  codeRecipient?: (() => CodeRecipient | undefined) | undefined;
};

type State = 'loading' | 'ready' | 'failed';

/** reCAPTCHA v2 in the page's colour scheme. After a failure, it loads again on request. */
export function Recaptcha({ ref, onChange, error, isTouched = true, 'data-path': path }: CaptchaProps) {
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const widget = useRef<{ api: CaptchaApi; id: number }>(undefined);
  const theme = useComputedColorScheme('light');
  const errorId = useId();
  const reportToken = useEffectEvent(onChange);

  useEffect(() => {
    if (!isTouched) return undefined;
    // A new element each time, because reCAPTCHA renders into an element only once.
    const container = document.createElement('div');
    const width = box.current?.clientWidth ?? normalWidth;
    let abandoned = false;
    const report = (token: string, newState?: State) => {
      // A removed widget can still expire or fail.
      if (abandoned) return;
      if (newState) setState(newState);
      reportToken(token);
    };
    const fail = () => report('', 'failed');
    box.current?.append(container);
    loadCaptcha()
      .then((api) => {
        if (abandoned) return;
        const id = api.render(container, {
          sitekey: env.captchaSiteKey,
          theme,
          size: width > 0 && width < normalWidth ? 'compact' : 'normal',
          callback: (token) => report(token, 'ready'),
          'expired-callback': () => report(''),
          'error-callback': fail,
        });
        widget.current = { api, id };
        setState('ready');
      })
      .catch(fail);
    return () => {
      abandoned = true;
      widget.current = undefined;
      container.remove();
      reportToken('');
    };
  }, [isTouched, theme, attempt]);

  useImperativeHandle(ref, () => ({
    reset: () => {
      widget.current?.api.reset(widget.current.id);
      onChange('');
    },
  }));

  const retry = () => {
    // Keeps the focus when the focused button is removed.
    if (box.current?.contains(document.activeElement)) box.current.focus();
    setState('loading');
    setAttempt((count) => count + 1);
  };

  return (
    <>
      <div
        ref={box}
        className={styles.box}
        role="group"
        aria-label={captchaTexts.label}
        aria-describedby={error ? errorId : undefined}
        tabIndex={-1}
        data-path={path}
      >
        {state === 'loading' && (
          <div className={styles.loading} role={isTouched ? 'status' : undefined}>
            {isTouched ? captchaTexts.loading : captchaTexts.untouched}
          </div>
        )}
        {state === 'failed' && (
          <div className={styles.failed} role="alert">
            <p>
              {texts.captchaNotLoaded}, {texts.captchaNotLoadedContact} <MailLink />.
            </p>
            <Button size="xs" variant="default" onClick={retry}>
              {captchaTexts.retry}
            </Button>
          </div>
        )}
      </div>
      {error && (
        <div id={errorId} className={styles.error} role="alert">
          {error}
        </div>
      )}
    </>
  );
}
