import { expect, test } from 'vitest';
import { renderTemplate, type TemplateName } from '../../functions/src/templates.ts';
import { exampleMails } from '../example-mails.ts';
import { browserOfFile, openPage } from './harness.ts';
import { findOverflow, violationsInBothSchemes } from './page-checks.ts';

const browser = browserOfFile();

test.each(Object.keys(exampleMails) as TemplateName[])(
  'the mail from the template %s is accessible on phones and wide windows',
  async (name) => {
    const { page, complaints } = await openPage(browser());
    await page.setContent(renderTemplate(name, exampleMails[name])?.html ?? '');
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsInBothSchemes(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
  },
);
