import { DOMParser } from '@xmldom/xmldom';
import { expect, it } from 'vitest';
import { aPublicJob } from '../../tests/example-job.ts';
import { jobWithInjections } from '../../tests/job-with-injections.ts';
import { jobPath } from '../paths.ts';
import { absoluteUrl } from '../shared/lib/absolute-url.ts';
import { jobsFeed, jobsSitemap } from './job-pages.ts';

it.each([[[]], [[aPublicJob(jobWithInjections), aPublicJob({ id: 'other' })]]])(
  'feed and site map are well-formed and escape the texts',
  (jobs) => {
    const complaints: string[] = [];
    const parser = new DOMParser({ errorHandler: (_level: string, message: string) => void complaints.push(message) });
    const textsOf = (xml: string, tag: string) =>
      Array.from(parser.parseFromString(xml, 'application/xml').getElementsByTagName(tag)).map(({ textContent }) => textContent);
    const feed = jobsFeed(jobs);
    expect(textsOf(jobsSitemap(jobs), 'loc').slice(1)).toEqual(jobs.map(({ id }) => absoluteUrl(jobPath(id))));
    expect(textsOf(feed, 'title').slice(1)).toEqual(jobs.map(({ title }) => title));
    for (const tag of ['id', 'updated', 'name']) expect(textsOf(feed, tag), tag).not.toEqual([]);
    const content = textsOf(feed, 'content').join('');
    expect(content.match(/<\w+/g) ?? []).toEqual(jobs.length > 0 ? expect.arrayContaining(['<p', '<strong', '<ul', '<li']) : []);
    expect(content).not.toMatch(/<(?!\/?(?:p|br|ul|li|strong)>)/);
    expect(complaints).toEqual([]);
  },
);
