import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import siteConfig from '../../vite.config.ts';

const root = path.resolve(import.meta.dirname, '../..');
const readSource = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The indented code of the recipe, in its order. */
const [formRow = '', pageSection = '', tab = '', form = ''] =
  readSource('docs/recipes/form.md')
    .match(/(?:^ {4,}.*\n(?:\n(?= {4}))?)+/gm)
    ?.filter((block) => /^ +\S.*[{(<>]$/m.test(block)) ?? [];

const importing = (names: string, file: string) => `import { ${names} } from '${file}';\n`;

const newFiles = {
  'functions/src/contract/demo.ts':
    importing('z', 'zod/mini') +
    importing('withCaptcha', './captcha.ts') +
    importing('contactInput', './contact.ts') +
    importing('acknowledgement, endpoint', './endpoint.ts') +
    importing('storedDue, storedText, storedTime', './stored.ts') +
    `export const demoInput = contactInput;
     export const demoCall = endpoint('POST', '/api/demo', 'everyone', { body: withCaptcha(demoInput), output: acknowledgement });
     export const demoStatuses = ['Open', 'Answered'] as const;
     export const demoRequest = z.object({ id: z.string(), name: storedText, email: storedText, subject: storedText, message: storedText,
       status: storedText, due_at: storedDue, created_at: storedTime });`,
  'src/forms/demo/DemoForm.tsx':
    importing('Textarea, TextInput', '@mantine/core') +
    importing('demoCall, demoInput', '#contract/demo.ts') +
    importing('texts', '#contract/texts.ts') +
    importing('Captcha', '../../components/captcha/Captcha.tsx') +
    importing('Notice', '../../components/notice/Notice.tsx') +
    importing('demoTexts', '../../content/form-texts.ts') +
    importing('privacyNoteTexts', '../../content/privacy-notes.ts') +
    importing('PublicForm', '../PublicForm.tsx') +
    importing('sendPublicForm', '../send-public-form.ts') +
    importing('emailProps, nameProps, paragraphProps, publicFormValidator, usePublicForm', '../use-public-form.ts') +
    form,
  'src/admin/messages/DemoRequestsTab.tsx':
    importing('forms', '#contract/forms.ts') +
    importing('submissionResource', '../resource-tab/submissions.ts') +
    importing('SubmissionsTab', '../resource-tab/SubmissionsTab.tsx') +
    tab,
};

/** What is put before a text of a file. */
const insertions: [file: string, text: string, before: string][] = [
  ['functions/src/contract/visitor-texts.ts', "demoSent: 'Sent', ", 'contactSent'],
  ['functions/src/contract/forms.ts', importing('demoCall, demoInput, demoRequest, demoStatuses', './demo.ts'), 'import'],
  ['functions/src/contract/forms.ts', formRow, '} as const satisfies'],
  ['src/content/privacy-notes.ts', "demo: 'Note', ", 'contact:'],
  [
    'src/content/form-texts.ts',
    `export const demoTexts = { fields: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Wishes' }, blank: {}, submit: 'Ask',
       submitting: 'Asking…', sent: 'Asked', failed: 'Not asked', section: { heading: 'A demo', text: 'As you wish.' } };\n`,
    'export const loginTexts',
  ],
  ['src/pages/Contact.page.tsx', importing('demoTexts', '../content/form-texts.ts'), 'import'],
  ['src/pages/Contact.page.tsx', importing('DemoForm', '../forms/demo/DemoForm.tsx'), 'import'],
  ['src/pages/Contact.page.tsx', pageSection, '    </>'],
  [
    'src/pages/admin/Dashboard.page.tsx',
    "demoRequests: lazyPart('demo requests', async () => (await import('../../admin/messages/DemoRequestsTab.tsx')).DemoRequestsTab), ",
    'contactMessages: lazyPart',
  ],
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
      const file = source.startsWith('#contract/')
        ? path.join(root, 'functions/src/contract', source.slice('#contract/'.length))
        : path.resolve(path.dirname(importer), source);
      return sources.has(inProject(file)) ? file : null;
    },
    load: (id) => sources.get(inProject(id)) ?? null,
  };
}

export default defineConfig((env) => mergeConfig(siteConfig(env), { root, plugins: [followedRecipe()] }));
