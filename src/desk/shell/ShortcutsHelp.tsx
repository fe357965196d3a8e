import { IconKeyboard } from '@tabler/icons-react';
import { type ShortcutKey, shortcutsTexts } from './shortcuts-texts.ts';
import { IconButton } from './IconButton.tsx';
import { lazyPart } from './lazy-part.ts';
import { useDialog } from './use-dialog.ts';
import styles from './Key.module.css';
import { useShortcuts, workingKeys } from './use-shortcuts.ts';

const ShortcutsDialog = lazyPart(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

/** A button, with the key ?, that shows the shortcuts that work here and their settings. */
export function ShortcutsHelp() {
  const dialog = useDialog<ShortcutKey[]>();
  useShortcuts({ '?': () => dialog.open(workingKeys()) });

  return (
    <>
      <IconButton
        className={styles.keyboardOnly}
        label={shortcutsTexts.title}
        onClick={({ currentTarget }) => dialog.open(workingKeys(), currentTarget)}
        Icon={IconKeyboard}
      />
      {dialog.render((keys, props) => (
        <ShortcutsDialog keys={keys} {...props} />
      ))}
    </>
  );
}
