import type { Values } from '../deploy/settings.ts';
import type { Google } from './google.ts';

/** The Firebase project that the doctor examines, and the settings of this clone. */
export type Target = {
  project: string;
  /** The settings of the site, `VITE_…`, as a build for deployment reads them. */
  site: Values;
  /** The function's parameters. Those that are not set have their defaults. */
  parameters: Values;
  google: Google;
};
