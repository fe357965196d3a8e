import type { ReactNode } from 'react';
import { useChoice } from '../../shared/components/filter-select/use-choice.ts';
import choiceStyles from '../shell/Choice.module.css';
import styles from './ApplicationsFilter.module.css';

type Props = {
  label: string;
  names: readonly string[];
  show: (name: string) => ReactNode;
  /** Those that are chosen, separated by commas. */
  value: string;
  onChoose: (value: string) => void;
};

/** Checkboxes, of which several can be chosen. */
export function Choices({ label, names, show, value, onChoose }: Props) {
  const [chosen, setChosen] = useChoice(value);
  const isChosen = (name: string) => chosen.split(',').includes(name);
  const toggle = (name: string) => {
    const next = names.filter((each) => isChosen(each) !== (each === name));
    setChosen(next.join());
    onChoose(next.join());
  };
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {names.map((name) => (
        <label key={name} className={choiceStyles.choice}>
          <input type="checkbox" checked={isChosen(name)} autoComplete="off" onChange={() => toggle(name)} />
          {show(name)}
        </label>
      ))}
    </fieldset>
  );
}
