import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderOnSite } from '../../../tests/render.tsx';
import { colorSchemeKey } from '../../lib/color-scheme-key.ts';
import { contactLink, frameTexts, homeLink, mainLinks } from '../../content/navigation.ts';
import { serviceLinks } from '../../content/service-list.ts';
import { jobPath, paths } from '../../paths.ts';
import { Header } from './Header.tsx';

const allLinks = [homeLink, ...serviceLinks, ...mainLinks, contactLink];
const popover = (button: HTMLElement) => document.getElementById(button.getAttribute('popovertarget') ?? '');

function servicesMenu() {
  const button = screen.getByRole('button', { name: frameTexts.services });
  const panel = popover(button);
  if (!panel) throw new Error('The Services button opens nothing');
  return { button, panel };
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
    const { panel } = servicesMenu();
    expect(panel).toHaveAttribute('popover', 'auto');
    for (const { label, path } of serviceLinks) {
      expect(within(panel).getByRole('link', { name: new RegExp(`^${label}`) })).toHaveAttribute('href', path);
    }
  });

  it('closes the dropdown after a service is chosen', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    const { router } = renderOnSite(<Header />);
    const { button, panel } = servicesMenu();
    await user.click(button);
    expect(panel.matches(':popover-open')).toBe(true);
    await user.click(within(panel).getByRole('link', { name: /^PLM Services/ }));
    expect(router.state.location.pathname).toBe(paths.plm);
    await waitFor(() => expect(panel.matches(':popover-open')).toBe(false));
  });

  it('lists all links of the header in the small-screen menu', () => {
    renderOnSite(<Header />);
    const panel = popover(screen.getByRole('button', { name: frameTexts.menu }));
    const links = within(panel ?? document.body).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(allLinks.map(({ path }) => path));
  });

  it('switches the colour scheme and saves the choice', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
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
