import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderOnSite } from '../../../../tests/render.tsx';
import { company } from '../../../shared/texts/company.ts';
import { paths } from '../../../paths.ts';
import { Footer } from './Footer.tsx';

it('links to the admin login, each social network and both phones', () => {
  renderOnSite(<Footer />);
  expect(screen.getByRole('link', { name: 'Admin Login' })).toHaveAttribute('href', paths.adminLogin);
  for (const { network, href } of company.social) {
    expect(screen.getByRole('link', { name: network })).toHaveAttribute('href', href);
  }
  for (const { text, href } of Object.values(company.phones)) {
    expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', href);
  }
});
