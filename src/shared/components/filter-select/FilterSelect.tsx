import { NativeSelect, type NativeSelectProps } from '@mantine/core';

type Props = Omit<NativeSelectProps, 'onChange'> & { value: string; onChoose: (value: string) => void };

export function FilterSelect({ onChoose, ...props }: Props) {
  return <NativeSelect {...props} onChange={({ currentTarget }) => onChoose(currentTarget.value)} />;
}
