/* global document, location, parent, addEventListener */
/** The frame's checkbox fetches a token, passes it to the page and expires after two minutes. */
const query = new URLSearchParams(location.search);
/** Messages are exchanged with the page's origin only. */
const origin = query.get('co') ?? '';
const tokenLifeMs = 2 * 60 * 1000;
const box = document.getElementById('box');
const status = document.getElementById('status');
const texts = {
  verifying: 'Verifying',
  verified: 'Verified',
  expired: 'Verification expired. Check the checkbox again.',
  error: 'Cannot reach the captcha. Try again.',
};
let state = 'idle';
let timer;

document.documentElement.dataset.theme = query.get('theme') ?? 'light';
document.documentElement.dataset.size = query.get('size') ?? 'normal';

box.addEventListener('click', (event) => {
  // A ticked box stays ticked until it expires or is reset.
  if (state === 'verifying' || state === 'verified') event.preventDefault();
  else void verify();
});
box.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') box.click();
});
addEventListener('message', (event) => {
  if (event.source === parent && event.origin === origin && event.data?.type === 'reset') show('idle');
});

async function verify() {
  show('verifying');
  try {
    const hostname = new URL(origin).hostname;
    const response = await fetch('/token', { method: 'POST', body: new URLSearchParams({ hostname }) });
    const { token } = await response.json();
    // The page may have reset the captcha in the meantime.
    if (state !== 'verifying') return;
    show('verified', { token });
    timer = setTimeout(() => show('expired'), tokenLifeMs);
  } catch {
    if (state === 'verifying') show('error');
  }
}

/** @param {string} next `idle` or one of the keys of `texts` */
function show(next, details = {}) {
  clearTimeout(timer);
  state = next;
  box.checked = state === 'verifying' || state === 'verified';
  box.setAttribute('aria-busy', String(state === 'verifying'));
  status.textContent = texts[state] ?? '';
  // The page ignores the other states.
  parent.postMessage({ type: state, ...details }, origin);
}
