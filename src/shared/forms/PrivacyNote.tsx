import { Link } from 'react-router-dom';
import { privacyNoteTexts } from '../texts/privacy-note-texts.ts';
import { paths } from '../../paths.ts';

/** Says how the site handles a form's data. @param newTab keeps the form open when followed */
export function PrivacyNote({ text, newTab = false }: { text: string; newTab?: boolean }) {
  return (
    <p className="hint">
      {text}{' '}
      <Link to={paths.privacy} {...(newTab && { target: '_blank', rel: 'noopener' })}>
        {privacyNoteTexts.privacyLink}
        {newTab && <span className="visually-hidden"> {privacyNoteTexts.opensNewTab}</span>}
      </Link>
    </p>
  );
}
