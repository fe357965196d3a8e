import { LinkNote } from '../components/link/LinkNote.tsx';
import { privacyNoteTexts } from '../texts/privacy-notes.ts';
import { paths } from '../../paths.ts';

const { privacyLink, opensNewTab } = privacyNoteTexts;

/** Says how the site handles a form's data. @param newTab keeps the form open when followed */
export function PrivacyNote({ text, newTab }: { text: string; newTab?: boolean }) {
  return <LinkNote className="hint" text={text} link={privacyLink} path={paths.privacy} newTab={newTab ? opensNewTab : undefined} />;
}
