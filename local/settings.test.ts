import { beforeEach, describe, expect, test, vi } from 'vitest';
import firebaseConfig from '../firebase.json' with { type: 'json' };
import { Problem } from './problem.ts';
import { devServerPort, portNames, siteSettings } from './settings.ts';

beforeEach(() => {
  vi.stubEnv('SITE_PORTS_FROM', undefined);
});

describe('the ports of the site', () => {
  test('are those of firebase.json and the default of Vite', () => {
    const { emulators } = firebaseConfig;
    const { name, ports } = siteSettings();
    expect(name).toBe('site');
    expect(ports).toMatchObject({ hosting: 5000, websocket: emulators.firestore.websocketPort });
    for (const emulator of ['hosting', 'functions', 'firestore', 'auth', 'storage', 'hub', 'logging', 'eventarc', 'tasks'] as const) {
      expect(ports[emulator], emulator).toBe(emulators[emulator].port);
    }
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
