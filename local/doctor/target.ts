import type { Values } from '../deploy-settings.ts';
import type { Google } from './google.ts';

/** The project that is looked at, and what this clone says that it should be like. */
export type Target = {
  project: string;
  /** The site's settings. */
  site: Values;
  /** The function's parameters, defaults included. */
  parameters: Values;
  google: Google;
};
