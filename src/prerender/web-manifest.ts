import { company } from '../shared/texts/company.ts';

/** https://www.w3.org/TR/appmanifest/, with icons from `public/` */
export function webManifest(): string {
  return JSON.stringify({
    name: company.name,
    short_name: company.shortName,
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#0b7a75',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}
