import { renderTemplate } from '../../functions/src/templates.ts';
import { exampleMails } from './example-texts.ts';

/** @returns every example as it is sent. @throws if its values do not fit the template */
export function exampleLetters() {
  return Object.entries(exampleMails).flatMap(([name, all]) =>
    all.map((values) => {
      const letter = renderTemplate(name, values);
      if (!letter) throw new Error(`The example does not fit ${name}`);
      return { name, ...letter };
    }),
  );
}
