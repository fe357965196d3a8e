import type { Values } from '../deploy-settings.ts';
import type { Google } from './google.ts';

/** The Firebase project that the doctor examines, with its settings. */
export type Target = {
  project: string;
  site: Values;
  /** The function's parameters. Those that are not set have their defaults. */
  parameters: Values;
  google: Google;
};
