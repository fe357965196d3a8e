import { readdirSync, readFileSync } from 'node:fs';
import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { expect, test } from 'vitest';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const);

const problemsOf = async (name: string, text: string) =>
  (await validate(TextDocument.create(`file:///${folder}/${name}`, 'yaml', 0, text))).map(({ message }) => message);

test.each(workflows)('%s has no error that GitHub would report', async (name, text) => {
  expect(await problemsOf(name, text)).toEqual([]);
  expect(await problemsOf(`wrong-${name}`, text.replace('runs-on', 'run-on'))).not.toEqual([]);
});

test.each(workflows)('%s names actions of others by the digest of a version', (_name, text) => {
  const uses = [...text.matchAll(/\buses: (.*)/g)].map(([, action = '']) => action).filter((action) => !action.startsWith('./'));
  expect(uses.filter((action) => !/^[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

test('a deployment installs without scripts and builds nothing where it has an identity', () => {
  const [, deploy = ''] = workflows.find(([name]) => name === 'deploy.yml') ?? [];
  const [withoutIdentity = '', ...withIdentity] = deploy.split(/^ {2}(?=preview:|production:)/m);
  expect(withoutIdentity).not.toContain('id-token');
  expect(withIdentity).toHaveLength(2);
  const commands = [...withIdentity.join('').matchAll(/- (?:run|uses): (\S+(?: \S+){0,4})/g)].map(([, command = '']) => command);
  const [install, auth, run] = ['npm ci --ignore-scripts && npm', 'google-github-actions/auth', 'npm run deploy -- --built'];
  const ofInterest = commands.filter((command) => /npm|auth@/.test(command));
  expect(ofInterest).toEqual([install, auth, run].map((start) => expect.stringContaining(start) as string));
});
