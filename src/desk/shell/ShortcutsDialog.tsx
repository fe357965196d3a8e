import { Modal } from '@mantine/core';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { dialogProps } from '../../shared/components/dialog/dialog-props.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { type ShortcutKey, shortcuts, shortcutsTexts } from './shortcuts-texts.ts';
import { useMay } from '../session/session.ts';
import keyStyles from './Key.module.css';
import styles from './ShortcutsHelp.module.css';
import { useShortcutSetting } from './use-shortcuts.ts';

type Props = { keys: readonly ShortcutKey[]; opened: boolean; onClose: () => void };

/** The shortcuts that work on the page below, and the settings for this browser. */
export function ShortcutsDialog({ keys, opened, onClose }: Props) {
  const may = useMay();
  return (
    <Modal {...dialogProps(dashboardTexts.close)} opened={opened} onClose={onClose} title={shortcutsTexts.title} size="sm">
      <div className={styles.body}>
        <Setting name="shortcuts" label={shortcutsTexts.on} />
        {may(applicationEndpoints.updateApplicationStatus) && <Setting name="move on" label={shortcutsTexts.moveOn} />}
        <table className={styles.keys}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{shortcutsTexts.key}</th>
              <th scope="col">{shortcutsTexts.action}</th>
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <tr key={key}>
                <th scope="row">
                  <kbd className={keyStyles.key}>{key.toUpperCase()}</kbd>
                </th>
                <td>{shortcuts[key]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.hint}>{shortcutsTexts.hint}</p>
      </div>
    </Modal>
  );
}

function Setting({ name, label }: { name: Parameters<typeof useShortcutSetting>[0]; label: string }) {
  const [on, setOn] = useShortcutSetting(name);
  return (
    <label className={styles.setting}>
      <input type="checkbox" checked={on} onChange={(event) => setOn(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
