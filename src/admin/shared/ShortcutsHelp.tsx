import { IconKeyboard } from '@tabler/icons-react';
import { Suspense } from 'react';
import { shortcutsTexts } from '../../content/staff/shortcuts.ts';
import { IconButton } from './IconButton.tsx';
import { lazyPart } from './lazy-part.ts';
import { useDialog } from './use-dialog.ts';
import { useShortcuts } from './use-shortcuts.ts';

const ShortcutsDialog = lazyPart('shortcuts', async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

/** A button, with the key ?, that shows all shortcuts and the setting that turns them off. */
export function ShortcutsHelp() {
  const dialog = useDialog<true>();
  useShortcuts({ '?': () => dialog.open(true) });

  return (
    <>
      <IconButton label={shortcutsTexts.title} onClick={({ currentTarget }) => dialog.open(true, currentTarget)} Icon={IconKeyboard} />
      {dialog.subject && (
        <Suspense>
          <ShortcutsDialog opened={dialog.opened} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
