import { ActionIcon, type ActionIconProps, type ElementProps } from '@mantine/core';
import type { Icon as IconComponent } from '@tabler/icons-react';

type Props = ActionIconProps & ElementProps<'button', keyof ActionIconProps> & { label: string; Icon: IconComponent };

/** A button that shows an icon instead of its label. */
export function IconButton({ label, Icon, ...props }: Props) {
  return (
    <ActionIcon variant="default" size={32} aria-label={label} title={label} {...props}>
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
