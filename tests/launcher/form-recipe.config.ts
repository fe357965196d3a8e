import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import siteConfig from '../../vite.config.ts';

const root = path.resolve(import.meta.dirname, '../..');
const readSource = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The indented code of the recipe, in its order. */
const [contract = '', , form = '', pageSection = ''] =
  readSource('docs/recipes/form.md')
    .match(/(?:^ {4,}.*\n(?:\n(?= {4}))?)+/gm)
    ?.filter((block) => /^ +\S.*[{(<>]$/m.test(block)) ?? [];

const importing = (names: string, file: string) => `import { ${names} } from '${file}';\n`;

/** The imports of the file that the recipe follows. */
const importsOf = (file: string) =>
  readSource(file)
    .match(/^import .*\n/gm)
    ?.join('') ?? '';

const newFiles = {
  'functions/src/messages/contract/demo.ts': importsOf('functions/src/messages/contract/contact.ts') + contract,
  'src/site/contact/DemoForm.tsx':
    importsOf('src/site/contact/ContactForm.tsx') +
    importing('demoCall, demoInput', '#rooms/messages/contract/demo.ts') +
    importing('texts', '#rooms/platform/contract/texts.ts') +
    importing('demoTexts', '../../shared/texts/form-texts.ts') +
    importing('sendPublicForm', '../../shared/forms/send-public-form.ts') +
    form,
};

/** What is put before a text of a file. */
const insertions: [file: string, text: string, before: string][] = [
  ['functions/src/platform/contract/visitor-texts.ts', "demoSent: 'Sent', ", 'contactSent'],
  ['src/shared/texts/privacy-note-texts.ts', "demo: 'Note', ", 'contact:'],
  [
    'src/shared/texts/form-texts.ts',
    `export const demoTexts = { fields: { name: 'Name', email: 'Email', product: 'Product', wishes: 'Wishes' }, blank: {}, submit: 'Ask',
       submitting: 'Asking…', sent: 'Asked', failed: 'Not asked', section: { heading: 'A demo', text: 'As you wish.' } };\n`,
    'export const loginTexts',
  ],
  ['src/site/contact/Contact.page.tsx', importing('demoTexts', '../../shared/texts/form-texts.ts'), 'import'],
  ['src/site/contact/Contact.page.tsx', importing('DemoForm', './DemoForm.tsx'), 'import'],
  ['src/site/contact/Contact.page.tsx', '<>', '<PageTop'],
  ['src/site/contact/Contact.page.tsx', pageSection && `${pageSection}</>`, ';\n}'],
];

/** The project's files as they are once somebody has followed docs/recipes/form.md. */
function followedRecipe(): Plugin {
  const sources = new Map<string, string>(Object.entries(newFiles));
  for (const [file, text, before] of insertions) {
    const source = sources.get(file) ?? readSource(file);
    if (!text || !source.includes(before)) throw new Error(`The recipe no longer fits ${file}`);
    sources.set(
      file,
      source.replace(before, () => text + before),
    );
  }
  const inProject = (file: string) => path.relative(root, file);
  return {
    name: 'test:form-recipe',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const file = source.startsWith('#rooms/')
        ? path.join(root, 'functions/src', source.slice('#rooms/'.length))
        : path.resolve(path.dirname(importer), source);
      return sources.has(inProject(file)) ? file : null;
    },
    load: (id) => sources.get(inProject(id)) ?? null,
  };
}

export default defineConfig((env) => mergeConfig(siteConfig(env), { root, plugins: [followedRecipe()] }));
