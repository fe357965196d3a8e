/** Letters, marks, blanks, hyphens, apostrophes, and full stops before no letter. */
const plainName = /^(?=.{1,40}$)\p{L}(?:[\p{L}\p{M} '’-]|\.(?![\p{L}\p{M}]))*$/u;

/**
 * Greets with a name that somebody has typed into a form, perhaps to advertise in a mail to a
 * stranger. Only what can hold neither a link nor a number is repeated.
 */
export function greetingTo(name: string): string {
  return plainName.test(name) ? `Hi ${name},` : 'Hi,';
}
