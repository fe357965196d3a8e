import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { jobPath } from '../../../paths.ts';
import { absoluteUrl } from '../../../shared/lib/absolute-url.ts';
import type { Thing } from '../../structured-data/thing.ts';

/** https://developers.google.com/search/docs/appearance/structured-data/carousel */
export function itemList(jobs: PublicJob[]): Thing {
  const itemListElement = jobs.map(({ id }, index) => ({ '@type': 'ListItem', position: index + 1, url: absoluteUrl(jobPath(id)) }));
  return { '@type': 'ItemList', itemListElement };
}
