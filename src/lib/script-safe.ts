/**
 * @returns JSON that may stand inside a `<script>` of any HTML document: without `<` nothing in it can end the element
 *   or begin a comment, whatever the texts say (https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements)
 */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
