import { describe, expect, test } from 'vitest';
import { served } from '#rooms/platform/contract/paths.ts';
import { company } from '../../src/shared/texts/company.ts';
import { socialImage } from '../../src/shared/texts/head.ts';
import { publicRows } from '../../src/router.tsx';
import { siteUrl } from '../browser/harness.ts';

/** In bytes. */
const socialImageLimit = 300_000;

async function get(path: string): Promise<Response> {
  const response = await fetch(siteUrl + path);
  expect(response.status, path).toBe(200);
  return response;
}

/** @returns the size in the PNG's header (https://www.w3.org/TR/png-3/#11IHDR) */
function pngSize(file: Buffer): string {
  expect(file.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

async function getPng(path: string): Promise<Buffer> {
  const response = await get(path);
  expect(response.headers.get('content-type')).toBe('image/png');
  return Buffer.from(await response.arrayBuffer());
}

test('the site map lists the public pages, and nothing else', async () => {
  const xml = await (await get('/sitemap.xml')).text();
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)).toEqual(publicRows.map(({ path }) => siteUrl + path));
});

test('robots.txt allows all crawlers, and names the site maps', async () => {
  const response = await get('/robots.txt');
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(await response.text()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\nSitemap: ${siteUrl}${served.jobsSitemap}\n`,
  );
});

describe('the manifest', () => {
  type WebManifest = { name: string; short_name: string; start_url: string; icons: { src: string; sizes: string; type: string }[] };

  test('names existing icons with their size and type', async () => {
    const manifest = (await (await get('/site.webmanifest')).json()) as WebManifest;
    expect(manifest).toMatchObject({ name: company.name, short_name: company.shortName, start_url: '/' });
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', 'any']);
    for (const { src, sizes, type } of manifest.icons) {
      if (type === 'image/png') expect(pngSize(await getPng(src))).toBe(sizes);
      else expect((await get(src)).headers.get('content-type')).toContain(type);
    }
  });

  test('is linked from the home page, with an icon for browsers and one for Apple’s home screens', async () => {
    const html = await (await get('/')).text();
    expect(html).toContain('<link rel="manifest" href="/site.webmanifest"');
    expect(html).toContain('<link rel="icon" href="/icon.svg"');
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"');
    expect(pngSize(await getPng('/apple-touch-icon.png'))).toBe('180x180');
  });
});

const images = await Promise.all(publicRows.map(async ({ path, content }) => socialImage(path, (await content()).content.head).path));

test.each([...new Set(images)])('the social image %s has the size of a large card', async (path) => {
  const image = await getPng(path);
  expect(pngSize(image)).toBe('1200x630');
  expect(image.length).toBeLessThan(socialImageLimit);
});
