import { Modal } from '@mantine/core';
import { dialogProps } from '../../components/dialog/dialog-props.ts';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { shortcuts, shortcutsTexts } from '../../content/staff/shortcuts.ts';
import keyStyles from './Key.module.css';
import styles from './ShortcutsHelp.module.css';
import { useShortcutSetting } from './use-shortcuts.ts';

/** All shortcuts, and the setting that turns them off. */
export function ShortcutsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [on, setOn] = useShortcutSetting();
  return (
    <Modal {...dialogProps(dashboardTexts.close)} opened={opened} onClose={onClose} title={shortcutsTexts.title} size="sm">
      <div className={styles.body}>
        <label className={styles.setting}>
          <input type="checkbox" checked={on} onChange={(event) => setOn(event.currentTarget.checked)} />
          {shortcutsTexts.on}
        </label>
        <table className={styles.keys}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{shortcutsTexts.key}</th>
              <th scope="col">{shortcutsTexts.action}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(shortcuts).map(([key, action]) => (
              <tr key={key}>
                <th scope="row">
                  <kbd className={keyStyles.key}>{key.toUpperCase()}</kbd>
                </th>
                <td>{action}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.hint}>{shortcutsTexts.hint}</p>
      </div>
    </Modal>
  );
}
