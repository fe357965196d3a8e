import { act, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#rooms/platform/contract/limits.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { fakeCaptcha } from '../../../../tests/component/captcha.ts';
import { user } from '../../../../tests/component/user.ts';
import { render } from '../../../../tests/render.tsx';
import { ColorSchemeSwitch } from '../../../site/components/header/ColorSchemeSwitch.tsx';
import { frameTexts } from '../../../site/content/navigation.ts';
import { captchaTexts } from '../../texts/form-texts.ts';
import { company } from '../../texts/company.ts';
import { Captcha } from './Captcha.tsx';
import type { CaptchaHandle } from './Recaptcha.tsx';

describe('after the script has loaded', () => {
  it('shows an error, which also describes it, reports the token when it is solved, and none when it expires or is reset', async () => {
    const captcha = fakeCaptcha();
    const onChange = vi.fn();
    const ref = createRef<CaptchaHandle>();
    render(<Captcha ref={ref} onChange={onChange} error={visitorTexts.applyCaptcha} />);
    expect(screen.getByRole('group', { name: captchaTexts.label })).toHaveAccessibleDescription(visitorTexts.applyCaptcha);
    expect(screen.getByRole('alert')).toHaveTextContent(visitorTexts.applyCaptcha);
    const solve = () => user.click(screen.getByText("I'm not a robot"));
    await screen.findByText("I'm not a robot");
    await solve();
    expect(onChange).toHaveBeenLastCalledWith('token-1');
    act(() => captcha.current.options['expired-callback']());
    expect(onChange).toHaveBeenLastCalledWith('');

    await solve();
    expect(onChange).toHaveBeenLastCalledWith('token-2');
    act(() => ref.current?.reset());
    expect(captcha.current.resets).toBe(1);
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  it('shows an error, clears its token, and restarts on request', async () => {
    const captcha = fakeCaptcha();
    const onChange = vi.fn();
    render(<Captcha onChange={onChange} />);
    await user.click(await screen.findByText("I'm not a robot"));
    act(() => captcha.current.options['error-callback']());
    expect(screen.getByRole('alert')).toHaveTextContent(texts.captchaNotLoaded);
    expect(onChange).toHaveBeenLastCalledWith('');
    await user.click(screen.getByRole('button', { name: captchaTexts.retry }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getAllByText("I'm not a robot")).toHaveLength(1);
    expect(captcha.widgets).toHaveLength(2);
  });

  it('follows the colour scheme, and ignores the widget that it replaced', async () => {
    const captcha = fakeCaptcha();
    const onChange = vi.fn();
    render(
      <>
        <Captcha onChange={onChange} />
        <ColorSchemeSwitch />
      </>,
    );
    await user.click(await screen.findByText("I'm not a robot"));
    const replaced = captcha.current;
    expect(replaced.options.theme).toBe('light');
    await user.click(screen.getByRole('button', { name: frameTexts.colorScheme }));
    await waitFor(() => expect(captcha.widgets).toHaveLength(2));
    expect(captcha.current.options.theme).toBe('dark');
    expect(onChange).toHaveBeenLastCalledWith('');

    await user.click(screen.getByText("I'm not a robot"));
    act(() => replaced.options['expired-callback']());
    act(() => replaced.options['error-callback']());
    expect(onChange).toHaveBeenLastCalledWith('token-2');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('while the script loads', () => {
  /** The appended scripts, which happy-dom does not load. */
  let scripts: HTMLScriptElement[];

  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
    scripts = [];
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node);
    });
  });

  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const arrive = async () => {
    const captcha = fakeCaptcha();
    act(() => window.captchaScriptReady?.());
    await wait(0);
    return captcha;
  };

  async function renderCaptchas(count = 1) {
    const { Captcha: Fresh } = await import('./Captcha.tsx');
    render(Array.from({ length: count }, (_, index) => <Fresh key={index} onChange={() => undefined} />));
  }

  it('loads one script for all widgets', async () => {
    await renderCaptchas(2);
    expect(scripts).toHaveLength(1);
    expect(new URL(scripts[0]?.src ?? '').searchParams.get('render')).toBe('explicit');
    expect((await arrive()).widgets).toHaveLength(2);
  });

  it('gives up after the time limit, shows the email address, and on request uses a script that arrived later', async () => {
    await renderCaptchas();
    expect(screen.getByRole('status')).toHaveTextContent(captchaTexts.loading);
    await wait(limits.captchaLoadMs - 1);
    expect(screen.queryByRole('alert')).toBeNull();
    await wait(1);
    expect(screen.getByRole('alert')).toHaveTextContent(texts.captchaNotLoaded);
    expect(screen.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);

    await arrive();
    act(() => screen.getByRole('button', { name: captchaTexts.retry }).click());
    await wait(0);
    expect(scripts).toHaveLength(1);
    expect(screen.getByText("I'm not a robot")).toBeInTheDocument();
  });

  it('gives up at once when the script can’t be fetched, and fetches it again on request', async () => {
    await renderCaptchas();
    scripts[0]?.dispatchEvent(new Event('error'));
    await wait(0);
    expect(screen.getByRole('alert')).toHaveTextContent(texts.captchaNotLoaded);
    act(() => screen.getByRole('button', { name: captchaTexts.retry }).click());
    await wait(0);
    expect(scripts).toHaveLength(2);
    expect((await arrive()).widgets).toHaveLength(1);
  });
});
