/**
 * @returns JSON for a `<script>` element. Without `<`, no text can end the element:
 *   https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements
 */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
