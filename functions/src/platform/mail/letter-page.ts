import { companyShortName } from '../contract/company.ts';

/** The site's colors and type. Mails load nothing, so the font must be installed. */
const styles = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 32px 16px; background: #f4f7f9; color: #0e1726; font: 16px/1.6 'Roboto Slab', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
.brand, .card, .foot { max-width: 496px; margin: 0 auto; overflow-wrap: anywhere; }
.brand { padding: 0 32px; font-size: 20px; font-weight: 600; letter-spacing: -0.01em; }
.card { margin-top: 20px; padding: 16px 32px; background: #ffffff; border: 1px solid #dce3ea; border-radius: 12px; }
.foot { padding: 8px 32px; color: #5a6879; font-size: 13px; }
h1 { margin: 16px 0 20px; font-size: 22px; line-height: 1.3; letter-spacing: -0.01em; }
p { margin: 16px 0; }
a { color: #0b7a75; }
.quiet, .facts th { color: #5a6879; }
.facts, .action { margin: 24px 0; }
.facts th, .facts td { padding: 10px 0; border-top: 1px solid #dce3ea; vertical-align: top; font-size: 15px; line-height: 1.5; }
.facts tr:last-child > * { border-bottom: 1px solid #dce3ea; }
.facts th { width: 34%; padding-right: 16px; font-weight: 400; overflow-wrap: normal; }
ul { margin: 24px 0; padding: 0; list-style: none; }
li { margin: 0; padding: 14px 0; border-top: 1px solid #dce3ea; }
li:last-child { border-bottom: 1px solid #dce3ea; }
blockquote { margin: 16px 0; padding: 1px 0 1px 16px; border-left: 3px solid #0b7a75; }
blockquote p { margin: 8px 0; }
@media (max-width: 480px) {
  body { padding: 20px 0; }
  .brand, .card, .foot { padding-right: 20px; padding-left: 20px; }
  .card { border-width: 1px 0; border-radius: 0; }
}
@media (prefers-color-scheme: dark) {
  body { background: #0e1726; color: #e3eaf2; }
  .card { background: #152238; }
  .card, .facts th, .facts td, .facts tr:last-child > *, li, li:last-child { border-color: #33445c; }
  a:not(.button) { color: #4fd1c5; }
  blockquote { border-color: #4fd1c5; }
  .foot, .quiet, .facts th { color: #a3b2c4; }
}`;

/** Keeps inboxes from showing more of the mail after the preview. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(100);

/** The rungs of a helix: their width in pixels, and their color. */
const rungs = [16, 11, 3, 11, 16, 11, 3, 11, 16].map((width) => [width, width === 3 ? '#f2a65a' : '#ffffff'] as const);

/** The company's mark is drawn with cells, since clients block pictures and drop SVG. */
const mark = `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td width="36" height="36" align="center" bgcolor="#0b7a75" style="border-radius: 9px">${rungs
  .map(
    ([width, color]) =>
      `<table role="presentation" align="center" width="${width}" cellpadding="0" cellspacing="0"><tr>` +
      `<td height="2" bgcolor="${color}" style="font-size: 0; line-height: 2px">&nbsp;</td></tr></table>` +
      '<div style="height: 1px; font-size: 0; line-height: 1px">&nbsp;</div>',
  )
  .join('')}</td>
<td style="padding-left: 12px">${companyShortName}</td>
</tr></table>`;

type Page = { title: string; preview: string; content: string; foot: string[] };

/** @param parts as HTML @returns the page of a mail */
export function page({ title, preview, content, foot }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>
<div style="display: none; max-height: 0; overflow: hidden">${preview}${filler}</div>
<header class="brand">${mark}</header>
<main class="card">
${content}
</main>
<footer class="foot">
${foot.map((part) => `<p>${part}</p>`).join('\n')}
</footer>
</body>
</html>
`;
}
