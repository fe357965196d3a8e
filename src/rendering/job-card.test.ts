import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { jobPageFiles } from '#rooms/jobs/contract/job-pages.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { inProject } from '../../local/project.ts';
import { exampleJob } from '../../tests/example-job.ts';
import { jobPageTexts } from '../site/careers/job-page-texts.ts';
import { jobCardSvg } from './job-card.ts';

const fontFiles = jobPageFiles.fonts.map((file) =>
  inProject(`node_modules/@expo-google-fonts/roboto-slab/${/_(\w+)\./.exec(file)?.[1]}/${file}`),
);
const fonts = fontFiles.map((file) => readFileSync(file));
const job = { ...exampleJob, id: 'tester', published_at: '', created_at: '', updated_at: '', salary_range: '' };

type Texts = { title?: string; location?: string; salary_range?: string };

function render(svg: string) {
  return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render();
}
const card = (texts: Texts) => render(jobCardSvg({ ...job, ...texts }, fonts));

const plain = card({}).pixels;

/** How many pixels differ outside the room for the title and the texts below it. */
function differOutside(texts: Texts): number {
  const { pixels, width } = card(texts);
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    const inRoom = x >= 68 && x < 780 && y >= 124 && y < 518;
    if (!inRoom && pixels.readUInt32LE(at) !== plain.readUInt32LE(at)) count += 1;
  }
  return count;
}

const filled = (text: string, length: number) => text.repeat(length).slice(0, length);

it.each(['W', 'SENIOR <R&D> DEVELOPER ', 'Ж', 'Ǿ', 'e\u0301\u0325\u0303', '⚡', 'ﷺ', 'שלום ', 'AV', '—', 'WW\u00ad\u200b', 'i ', '₹'])(
  'keeps the longest texts of %j in their room',
  (text) => {
    const line = filled(text, limits.jobLineLength);
    expect(differOutside({ title: filled(text, limits.jobTitleLength), location: line, salary_range: line })).toBe(0);
  },
);

it.each([
  ['Tester ⚡', 'Tester'],
  ['★ Tester → Lead', 'Tester Lead'],
  ['Tester (🔥) of वरिष्ठ tools', 'Tester of tools'],
  ['वरिष्ठ – Tester 1️⃣', 'Tester 1'],
  ['ब🇮🇳 👩‍💻 Test\u00ader\u202e \u{1f527}', 'Tester'],
  ['e\u0301clair o\u0308l q\u0303', 'éclair öl q'],
  ['₹5 Cr in ₹ sales', 'INR 5 Cr in INR sales'],
  ['Tester \ufffe\ufffc\ufffd', 'Tester'],
  ['वरिष्ठ डेवलपर', jobPageTexts.untitled],
])('draws %j as %j', (title, drawn) => {
  expect(jobCardSvg({ ...job, title }, fonts)).toBe(jobCardSvg({ ...job, title: drawn }, fonts));
  expect(jobCardSvg({ ...job, location: title }, fonts)).not.toMatch(/ {2}|\( *\)|[₹⚡★→]/);
});

it('draws no character of its fonts as the box of a missing one', () => {
  const drawn = (text: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><text x="9" y="45" font-size="40" font-weight="600" font-family="Roboto Slab">${text}</text></svg>`;
    return render(svg).pixels.toString('base64');
  };
  const box = drawn('₹');
  for (const character of 'AßéŁőſƒΩжҐỲ‘…€№™≤ﬁ') {
    expect(jobCardSvg({ ...job, title: character }, fonts)).toContain(`>${character}</text>`);
    expect(drawn(character), character).not.toBe(box);
  }
});
