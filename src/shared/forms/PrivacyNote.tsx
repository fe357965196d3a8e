import { privacyNoteTexts as texts } from '../texts/privacy-note-texts.ts';
import { paths } from '../../paths.ts';
import { LinkNote } from './LinkNote.tsx';

/** Says how the site handles a form's data. @param newTab keeps the form open when followed */
export function PrivacyNote({ text, newTab = false }: { text: string; newTab?: boolean }) {
  return <LinkNote text={text} link={texts.privacyLink} path={paths.privacy} newTab={newTab && texts.opensNewTab} className="hint" />;
}
