import { Link } from 'react-router-dom';

type Props = { text: string; link: string; path: string; newTab?: string | false; className?: string };

/** A text with a link. @param newTab says that the link opens a new tab, which keeps a form open */
export function LinkNote({ text, link, path, newTab, className }: Props) {
  return (
    <p className={className}>
      {text}{' '}
      <Link to={path} {...(newTab && { target: '_blank', rel: 'noopener' })}>
        {link}
        {newTab && <span className="visually-hidden"> {newTab}</span>}
      </Link>
    </p>
  );
}
