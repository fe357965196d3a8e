import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useChoice } from './use-choice.ts';

type Props = Omit<NativeSelectProps, 'value' | 'defaultValue' | 'onChange'> & { value: string; onChoose: (value: string) => void };

export function FilterSelect({ value, onChoose, ...props }: Props) {
  const [chosen, setChosen] = useChoice(value);
  return (
    <NativeSelect
      {...props}
      value={chosen}
      onChange={(event) => {
        setChosen(event.currentTarget.value);
        onChoose(event.currentTarget.value);
      }}
    />
  );
}
