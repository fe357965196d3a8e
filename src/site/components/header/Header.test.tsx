import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderOnSite } from '../../../../tests/render.tsx';
import { contactLink, frameTexts, homeLink, mainLinks } from '../../content/navigation.ts';
import { serviceLinks } from '../../content/service-list.ts';
import { jobPath, paths } from '../../../paths.ts';
import { Header } from './Header.tsx';

const allLinks = [homeLink, ...serviceLinks, ...mainLinks, contactLink];

it.each([
  [paths.products, 'Products'],
  [jobPath('a'), 'Careers'],
])('marks the current page at %s', (path, label) => {
  renderOnSite(<Header />, { path });
  const navigation = screen.getByRole('navigation', { name: frameTexts.mainNavigation });
  const current = within(navigation)
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual([label]);
});

it('lists all links of the header in the small-screen menu', () => {
  renderOnSite(<Header />);
  const id = screen.getByRole('button', { name: frameTexts.menu }).getAttribute('popovertarget');
  const links = within(document.getElementById(id ?? '') ?? document.body).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(allLinks.map(({ path }) => path));
});
