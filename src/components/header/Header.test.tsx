import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { user } from '../../../tests/component/user.ts';
import { renderOnSite } from '../../../tests/render.tsx';
import { colorSchemeKey } from '../../lib/color-scheme-key.ts';
import { contactLink, frameTexts, homeLink, mainLinks } from '../../content/navigation.ts';
import { serviceLinks } from '../../content/service-list.ts';
import { jobPath, paths } from '../../paths.ts';
import { Header } from './Header.tsx';

const allLinks = [homeLink, ...serviceLinks, ...mainLinks, contactLink];

/** The queries of the panel that a button opens. */
function panelOf(button: string) {
  const id = screen.getByRole('button', { name: button }).getAttribute('popovertarget');
  return within(document.getElementById(id ?? '') ?? document.body);
}

describe('Header', () => {
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

  it('lists every service and the agents in the Services dropdown', () => {
    renderOnSite(<Header />);
    for (const { label, path } of serviceLinks) {
      expect(panelOf(frameTexts.services).getByRole('link', { name: new RegExp(`^${label}`) })).toHaveAttribute('href', path);
    }
  });

  it('lists all links of the header in the small-screen menu', () => {
    renderOnSite(<Header />);
    const links = panelOf(frameTexts.menu).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(allLinks.map(({ path }) => path));
  });

  it('switches the colour scheme and saves the choice', async () => {
    renderOnSite(<Header />);
    const button = screen.getByRole('button', { name: frameTexts.colorScheme });
    await user.click(button);
    expect(document.documentElement.dataset.mantineColorScheme).toBe('dark');
    expect(window.localStorage.getItem(colorSchemeKey)).toBe('dark');
    await user.click(button);
    expect(document.documentElement.dataset.mantineColorScheme).toBe('light');
    expect(window.localStorage.getItem(colorSchemeKey)).toBe('light');
  });
});
