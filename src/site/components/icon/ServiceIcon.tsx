import { type Icon, IconApps, IconBrain, IconCpu, IconDeviceMobile, IconSitemap, IconUsers } from '@tabler/icons-react';
import { paths, type ServicePath } from '../../../paths.ts';

const icons: Record<ServicePath, Icon> = {
  [paths.plm]: IconSitemap,
  [paths.embedded]: IconCpu,
  [paths.application]: IconApps,
  [paths.ai]: IconBrain,
  [paths.mobile]: IconDeviceMobile,
  [paths.staffing]: IconUsers,
};

export function ServiceIcon({ path, size }: { path: ServicePath; size: number }) {
  const PathIcon = icons[path];
  return <PathIcon size={size} stroke={1.5} aria-hidden="true" />;
}
