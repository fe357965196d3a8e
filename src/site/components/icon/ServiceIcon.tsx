import { type Icon, IconApps, IconBrain, IconCpu, IconDeviceMobile, IconFileText, IconSitemap, IconUsers } from '@tabler/icons-react';
import { paths, type ServicePath } from '../../../paths.ts';

type IconPath = ServicePath | typeof paths.specimens;

const icons: Record<IconPath, Icon> = {
  [paths.plm]: IconSitemap,
  [paths.embedded]: IconCpu,
  [paths.application]: IconApps,
  [paths.ai]: IconBrain,
  [paths.mobile]: IconDeviceMobile,
  [paths.staffing]: IconUsers,
  [paths.specimens]: IconFileText,
};

export function ServiceIcon({ path, size }: { path: IconPath; size: number }) {
  const PathIcon = icons[path];
  return <PathIcon size={size} stroke={1.5} aria-hidden="true" />;
}
