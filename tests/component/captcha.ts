import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { CaptchaApi } from '../../src/shared/forms/captcha/load-captcha.ts';
import { user } from './user.ts';

type Options = Parameters<CaptchaApi['render']>[1];

type Widget = { element: HTMLElement; options: Options; resets: number };

/** Replaces Google's script for one test. A click solves the captcha. */
export function fakeCaptcha() {
  const widgets: Widget[] = [];
  let solved = 0;
  vi.stubGlobal('grecaptcha', {
    render: (element: HTMLElement, options: Options) => {
      if (element.firstChild) throw new Error('reCAPTCHA has already been rendered in this element');
      const box = document.createElement('button');
      box.type = 'button';
      box.textContent = "I'm not a robot";
      box.addEventListener('click', () => {
        solved += 1;
        options.callback(`token-${solved}`);
      });
      element.append(box);
      return widgets.push({ element, options, resets: 0 }) - 1;
    },
    reset: (id: number) => {
      const widget = widgets[id];
      if (widget) widget.resets += 1;
    },
  });
  return {
    widgets,
    get current(): Widget {
      const shown = widgets.findLast(({ element }) => element.isConnected);
      if (!shown) throw new Error('No captcha is shown');
      return shown;
    },
  };
}

/** Touches the form, which shows the captcha. @returns its box */
export async function shownCaptcha(): Promise<HTMLElement> {
  await waitFor(() => expect(document.forms).not.toHaveLength(0));
  for (const form of document.forms) fireEvent.focusIn(form);
  return screen.findByText("I'm not a robot");
}

export async function solveCaptcha(): Promise<void> {
  await user.click(await shownCaptcha());
}
