import { ActionIcon } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { shortcutsTexts } from '../../content/staff/shortcuts.ts';
import { useFocusReturn } from '../../lib/focus.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { lazyPart } from './lazy-part.ts';

const ShortcutsDialog = lazyPart('shortcuts', async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

/** A button, with the key ?, that shows all shortcuts and the setting that turns them off. */
export function ShortcutsHelp() {
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const rememberOpener = useFocusReturn(opened);

  const open = (opener?: Element) => {
    rememberOpener(opener);
    setWasOpened(true);
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
      {wasOpened && (
        <Suspense>
          <ShortcutsDialog opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
