import type { Values } from '../deploy-settings.ts';
import type { Google } from './google.ts';

export type Target = {
  project: string;
  site: Values;
  /** Including defaults. */
  parameters: Values;
  google: Google;
};
