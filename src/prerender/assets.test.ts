import { expect, it } from 'vitest';
import { assetsOf } from './assets.ts';

const manifest = {
  'src/main.tsx': { file: 'assets/main.js', css: ['assets/main.css'], imports: ['_shared.js'] },
  'src/pages/A.page.tsx': { file: 'assets/a.js', css: ['assets/a.css'], imports: ['_shared.js', 'src/main.tsx'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
};

it('lists each file once, the entry first and shared styles before the styles that use them', () => {
  expect(assetsOf(manifest, ['src/main.tsx', 'src/pages/A.page.tsx'])).toEqual({
    modules: ['/assets/main.js', '/assets/shared.js', '/assets/a.js'],
    styles: ['/assets/shared.css', '/assets/main.css', '/assets/a.css'],
  });
});

it('throws for a source that is not in the build', () => {
  expect(() => assetsOf(manifest, ['src/pages/B.page.tsx'])).toThrow('src/pages/B.page.tsx');
});
