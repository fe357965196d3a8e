import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import { useMay } from '../session/session.ts';
import choiceStyles from '../shell/Choice.module.css';
import { PageSection } from '../shell/PageSection.tsx';
import { shortcutsTexts } from '../shell/shortcuts-texts.ts';
import { useShortcutSetting } from '../shell/use-shortcuts.ts';

/** What the keys do in this browser. */
export function ShortcutsSection() {
  const may = useMay();
  return (
    <PageSection heading={shortcutsTexts.title} hint={shortcutsTexts.hint}>
      <Setting name="shortcuts" label={shortcutsTexts.on} />
      {may(answerEndpoints.updateApplicationStatus) && <Setting name="move on" label={shortcutsTexts.moveOn} />}
    </PageSection>
  );
}

function Setting({ name, label }: { name: Parameters<typeof useShortcutSetting>[0]; label: string }) {
  const [on, setOn] = useShortcutSetting(name);
  return (
    <label className={choiceStyles.choice}>
      <input type="checkbox" checked={on} onChange={(event) => setOn(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
