import { type Icon, IconApps, IconBrain, IconCpu, IconDeviceMobile, IconSitemap, IconUsers } from '@tabler/icons-react';
import type { ServiceIconName } from '../../content/navigation.ts';

const icons: Record<ServiceIconName, Icon> = {
  plm: IconSitemap,
  embedded: IconCpu,
  application: IconApps,
  ai: IconBrain,
  mobile: IconDeviceMobile,
  staffing: IconUsers,
};

/** A service's drawing, beside its name. */
export function ServiceIcon({ name, size = 24 }: { name: ServiceIconName; size?: number }) {
  const Drawing = icons[name];
  return <Drawing size={size} stroke={1.5} aria-hidden="true" />;
}
