import { paths } from '../../paths.ts';
import { contactLink, homeLink, mainLinks } from '../content/navigation.ts';
import { serviceLinks } from '../content/service-list.ts';
import { absoluteUrl } from '../../shared/lib/absolute-url.ts';
import type { Thing } from './StructuredData.tsx';

const links = [homeLink, ...mainLinks, contactLink, ...serviceLinks];

/** @param heading the name of a page that no menu links to */
export function breadcrumbs(path: string, heading: string): Thing {
  const ancestors = links.filter((link) => link.path === paths.home || path.startsWith(`${link.path}/`));
  const current = { path, label: links.find((link) => link.path === path)?.label ?? heading };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...ancestors.sort((a, b) => a.path.length - b.path.length), current].map(({ label, path: itemPath }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(itemPath),
    })),
  };
}
