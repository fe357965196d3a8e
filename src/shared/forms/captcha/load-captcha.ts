import { limits } from '#rooms/platform/contract/limits.ts';
import { env } from '../../lib/env.ts';

/** https://developers.google.com/recaptcha/docs/display#js_api */
export type CaptchaApi = {
  render: (
    element: HTMLElement,
    options: {
      sitekey: string;
      theme: 'light' | 'dark';
      size: 'normal' | 'compact';
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ) => number;
  reset: (widget: number) => void;
};

declare global {
  interface Window {
    grecaptcha?: Partial<CaptchaApi>;
    captchaScriptReady?: () => void;
  }
}

let loading: Promise<CaptchaApi> | undefined;
let attempts = 0;

/**
 * Loads the captcha's script once for all forms.
 * @throws {Error} if the script fails or exceeds `limits.captchaLoadMs`; the next call tries again
 */
export async function loadCaptcha(): Promise<CaptchaApi> {
  const ready = loadedApi();
  if (ready) return ready;
  loading ??= loadScript().finally(() => {
    loading = undefined;
  });
  return loading;
}

async function loadScript(): Promise<CaptchaApi> {
  const url = new URL(env.captchaScriptUrl);
  url.searchParams.set('onload', 'captchaScriptReady');
  url.searchParams.set('render', 'explicit');
  attempts += 1;
  // A new URL, because a second script with the same URL would share the hanging request.
  if (attempts > 1) url.searchParams.set('attempt', String(attempts));
  const script = document.createElement('script');
  script.src = url.href;
  script.async = true;
  const outcome = new Promise<void>((resolve, reject) => {
    window.captchaScriptReady = resolve;
    script.addEventListener('error', () => reject(new Error('The captcha script failed to load')));
    setTimeout(() => reject(new Error('The captcha script took too long to load')), limits.captchaLoadMs);
  });
  document.head.append(script);
  try {
    await outcome;
  } catch (error) {
    script.remove();
    throw error;
  }
  const api = loadedApi();
  if (!api) throw new Error('The captcha script offers no widget');
  return api;
}

/** Google's script defines `grecaptcha` before its `render` function. */
function loadedApi(): CaptchaApi | undefined {
  const { render, reset } = window.grecaptcha ?? {};
  return render && reset ? { render, reset } : undefined;
}
