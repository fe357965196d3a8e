import { Link } from '../components/link/Link.tsx';
import { privacyNoteTexts } from '../content/privacy-notes.ts';
import { paths } from '../paths.ts';
import styles from './Form.module.css';

/** Says below a form what happens to what it sends. @param newTab leaves the form as it is, where the link would close it */
export function PrivacyNote({ text, newTab = false }: { text: string; newTab?: boolean }) {
  return (
    <p className={styles.note}>
      {text}{' '}
      <Link to={paths.privacy} {...(newTab && { target: '_blank', rel: 'noopener' })}>
        {privacyNoteTexts.link}
        {newTab && <span className="visually-hidden"> {privacyNoteTexts.opensNewTab}</span>}
      </Link>
    </p>
  );
}
