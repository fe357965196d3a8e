import { Link } from 'react-router-dom';
import { privacyNoteTexts } from '../../texts/privacy-notes.ts';

type Props = { text: string; link: string; path: string; newTab?: boolean; className?: string };

/** A text that ends in a link. @param newTab keeps a form open when the link is followed */
export function LinkNote({ text, link, path, newTab, className }: Props) {
  return (
    <p className={className}>
      {text}{' '}
      <Link to={path} {...(newTab && { target: '_blank', rel: 'noopener' })}>
        {link}
        {newTab && <span className="visually-hidden"> {privacyNoteTexts.opensNewTab}</span>}
      </Link>
    </p>
  );
}
