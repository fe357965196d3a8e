import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import { type ShortcutKey, shortcuts, shortcutsTexts } from './shortcuts-texts.ts';
import { useMay } from '../session/session.ts';
import keyStyles from './Key.module.css';
import { useShortcutSetting } from './use-shortcuts.ts';
import choiceStyles from './Choice.module.css';
import { Dialog } from './Dialog.tsx';

type Props = { keys: readonly ShortcutKey[]; opened: boolean; onClose: () => void };

/** The shortcuts that work on the page below, and the settings for this browser. */
export function ShortcutsDialog({ keys, opened, onClose }: Props) {
  const may = useMay();
  return (
    <Dialog opened={opened} onClose={onClose} title={shortcutsTexts.title} size="sm" fz="sm">
      <div className="stack gap-16">
        <Setting name="shortcuts" label={shortcutsTexts.on} />
        {may(answerEndpoints.updateApplicationStatus) && <Setting name="move on" label={shortcutsTexts.moveOn} />}
        <table>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{shortcutsTexts.key}</th>
              <th scope="col">{shortcutsTexts.action}</th>
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <tr key={key}>
                <th scope="row" style={{ width: '3rem', paddingBlock: 4 }}>
                  <kbd className={keyStyles.key}>{key.toUpperCase()}</kbd>
                </th>
                <td>{shortcuts[key]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="dimmed">{shortcutsTexts.hint}</p>
      </div>
    </Dialog>
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
