import { ActionIcon, Modal } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import { dialogProps } from '../../components/dialog/dialog-props.ts';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { shortcuts, shortcutsTexts } from '../../content/staff/shortcuts.ts';
import { useFocusReturn } from '../../lib/use-focus-return.ts';
import keyStyles from './Key.module.css';
import styles from './ShortcutsHelp.module.css';
import { useShortcuts, useShortcutSetting } from './use-shortcuts.ts';

/** A button that shows all keys and the setting that turns them off. The key ? shows them too. */
export function ShortcutsHelp() {
  const [opened, setOpened] = useState(false);
  const [on, setOn] = useShortcutSetting();
  const rememberOpener = useFocusReturn(opened);

  const open = (opener?: Element) => {
    rememberOpener(opener);
    setOpened(true);
  };
  useShortcuts({ '?': open });

  return (
    <>
      <ActionIcon
        variant="default"
        size={32}
        aria-label={shortcutsTexts.title}
        title={shortcutsTexts.title}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        <IconKeyboard size={18} aria-hidden />
      </ActionIcon>
      <Modal {...dialogProps(dashboardTexts.close)} opened={opened} onClose={() => setOpened(false)} title={shortcutsTexts.title} size="sm">
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
    </>
  );
}
