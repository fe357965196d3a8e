import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { answerHeaders, siteHeaders, startScriptHash } from '#contract/security-headers.ts';
import firebaseConfig from '../firebase.json' with { type: 'json' };
import { bootScript } from '../src/prerender/boot-script.ts';
import { inProject } from './project.ts';

type Rule = (typeof firebaseConfig.hosting.headers)[number];

/** @returns what Hosting sets where all these rules match: the last wins */
function headersOf(rules: Rule[]): Record<string, string> {
  return Object.fromEntries(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

/** What firebase.json has to say, as it is pasted there. */
function pasted(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([key, value]) => `{ "key": ${JSON.stringify(key)}, "value": ${JSON.stringify(value)} }`)
    .join(',\n');
}

const rules = firebaseConfig.hosting.headers;
const everywhere = rules.filter(({ source }) => source === '**');

describe('firebase.json', () => {
  it('has the headers of the contract for all paths, and no other security headers', () => {
    expect(headersOf(everywhere), `Paste into firebase.json:\n${pasted(siteHeaders())}`).toEqual(siteHeaders());
    const answers = firebaseConfig.hosting.rewrites.flatMap(({ source, function: api }) => (api ? [source] : []));
    const others = rules.filter((rule) => !everywhere.includes(rule) && !answers.includes(rule.source));
    expect(others.flatMap(({ headers }) => headers).filter(({ key }) => key in siteHeaders())).toEqual([]);
  });

  it.each(Object.values(endpoints).map(({ path }) => path))('has the same headers for %s as the function', (path) => {
    const matching = rules.filter(({ source }) => source === '**' || (source.endsWith('/**') && path.startsWith(source.slice(0, -2))));
    const text = pasted({ 'Content-Security-Policy': answerHeaders['Content-Security-Policy'] });
    expect(headersOf(matching), `Paste into firebase.json, for the paths of the function:\n${text}`).toEqual(answerHeaders);
  });
});

it('the policy contains the hash of the start script', async () => {
  const hash = createHash('sha256')
    .update(await bootScript(inProject()))
    .digest('base64');
  expect(startScriptHash, 'Paste into functions/src/contract/security-headers.ts').toBe(`sha256-${hash}`);
});
