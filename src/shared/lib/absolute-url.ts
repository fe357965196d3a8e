import { env } from './env.ts';

export function absoluteUrl(path: string): string {
  return env.siteUrl + path;
}
