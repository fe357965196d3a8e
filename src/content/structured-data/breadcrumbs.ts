import { paths } from '../../paths.ts';
import { mainLinks, serviceLinks } from '../navigation.ts';
import { addressOf, type Thing } from './thing.ts';

const links = [...mainLinks, ...serviceLinks, ...serviceLinks.flatMap(({ children }) => children ?? [])];

/**
 * The way from the home page to an inner one, through the pages whose paths its own begins with.
 * @param heading what the page is called, where no menu names it
 */
export function breadcrumbs(path: string, heading: string): Thing {
  const above = links.filter((link) => link.path === paths.home || path.startsWith(`${link.path}/`));
  const own = { path, label: links.find((link) => link.path === path)?.label ?? heading };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above.sort((a, b) => a.path.length - b.path.length), own].map(({ label, path: place }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: addressOf(place),
    })),
  };
}
