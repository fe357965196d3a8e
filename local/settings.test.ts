import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Problem } from './problem.ts';
import { devServerPort, portNames, siteSettings } from './settings.ts';

beforeEach(() => {
  vi.stubEnv('SITE_PORTS_FROM', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the ports of the site', () => {
  test('are those of firebase.json and the default of Vite', () => {
    expect(siteSettings()).toMatchObject({ name: 'site', ports: { hosting: 5000 } });
    expect(devServerPort()).toBe(5173);
  });

  test.each([1024, 6100, 65_000])('are consecutive from %i, with that of Vite last', (from) => {
    vi.stubEnv('SITE_PORTS_FROM', String(from));
    const { name, ports } = siteSettings();
    expect(name).toBe(`site-${from}`);
    expect(Object.values(ports)).toEqual(portNames.map((_, index) => from + index));
    expect(devServerPort()).toBe(from + portNames.length);
  });

  test.each(['x', '80', '6100.5', '65001'])('cannot begin at %s', (from) => {
    vi.stubEnv('SITE_PORTS_FROM', from);
    expect(siteSettings).toThrow(Problem);
    expect(devServerPort).toThrow(`SITE_PORTS_FROM is ${from}`);
  });
});
