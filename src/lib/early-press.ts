/**
 * Does the last press on a button again that came before the application ran, as `src/boot.js` remembers it: a visitor who
 * has pressed 'Apply' or 'Send message' on a slow line need not press twice. Due when React listens; it hydrates at once
 * what is pressed then.
 */
export function repeatEarlyPress(): void {
  dispatchEvent(new Event('site:running'));
  const button = document.querySelector<HTMLButtonElement>('button[data-pressed]');
  button?.removeAttribute('data-pressed');
  button?.click();
}
