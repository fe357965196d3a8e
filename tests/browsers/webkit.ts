import { vi } from 'vitest';
import { z } from 'zod';
import { findWebKitDriver } from '../../local/browsers.ts';
import { freePort, host } from '../../local/ports.ts';
import { type Desktop, windowSize } from './desktop.ts';
import type { Driver } from './driver.ts';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Record<string, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Launches WebKitGTK's MiniBrowser, which is driven by the calls of W3C WebDriver. */
export async function launchWebKit(desktop: Desktop): Promise<Driver> {
  const port = await freePort();
  // The fonts of the machine, as in Firefox.
  desktop.start('env', ['-u', 'FONTCONFIG_FILE', findWebKitDriver() ?? 'WebKitWebDriver', `--port=${port}`]);
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://${host}:${port}${path}`, { method, body: JSON.stringify(body) });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await vi.waitFor(() => call('GET', '/status'), { timeout: 15_000 });
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };
  const { sessionId } = z.object({ sessionId: z.string() }).parse(await call('POST', '/session', { capabilities }));
  const session = (method: string, path: string, body?: object) => call(method, `/session/${sessionId}${path}`, body);
  const act = (input: object) => session('POST', '/actions', { actions: [input] });
  const pressAll = (keys: string[]) => {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return act({ type: 'key', id: 'keyboard', actions });
  };
  const resize = (size: { width: number; height: number }) => session('POST', '/window/rect', size);
  const screenshot = async () => Buffer.from(z.string().parse(await session('GET', '/screenshot')), 'base64');
  const handle = z.string().parse(await session('GET', '/window'));
  const switchTo = (handle: string) => session('POST', '/window', { handle });
  const inTab = async <Result>(tab: string, work: () => Promise<Result>) => {
    await switchTo(tab);
    try {
      return await work();
    } finally {
      await switchTo(handle);
    }
  };
  await resize(windowSize);

  return {
    open: (url) => session('POST', '/url', { url }),
    evaluate: (expression) => session('POST', '/execute/sync', { script: `return (${expression});`, args: [] }),
    click: (x, y) => {
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      return act({ type: 'pointer', id: 'mouse', actions });
    },
    press: (key) => pressAll([keyCodes[key] ?? key]),
    type: (text) => pressAll(Array.from(text)),
    upload: async (path) => {
      const field = await session('POST', '/element', { using: 'css selector', value: 'input[type=file]' });
      const id = z.object({ [elementKey]: z.string() }).parse(field)[elementKey];
      await session('POST', `/element/${id}/value`, { text: path });
    },
    screenshot,
    resize,
    openedTab: async () => {
      const handles = z.array(z.string()).parse(await session('GET', '/window/handles'));
      const tab = handles.find((other) => other !== handle);
      if (tab === undefined) return undefined;
      return { screenshot: () => inTab(tab, screenshot), close: () => inTab(tab, () => session('DELETE', '/window')) };
    },
    close: () => session('DELETE', ''),
  };
}
