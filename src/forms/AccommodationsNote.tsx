import { Link } from 'react-router-dom';
import { accommodations } from '../content/applying.ts';
import { privacyNoteTexts } from '../content/privacy-notes.ts';

/** @param newTab keeps a form open when the link is followed */
export function AccommodationsNote({ className, newTab = false }: { className?: string; newTab?: boolean }) {
  return (
    <p className={className}>
      {accommodations.text}{' '}
      <Link to={accommodations.path} {...(newTab && { target: '_blank', rel: 'noopener' })}>
        {accommodations.link}
        {newTab && <span className="visually-hidden"> {privacyNoteTexts.opensNewTab}</span>}
      </Link>
    </p>
  );
}
