import { Link } from 'react-router-dom';
import { accommodations } from '../applying-texts.ts';

/** @param newTab says that the link opens a new tab, which keeps a form open */
export function AccommodationsNote({ className, newTab }: { className?: string; newTab?: string }) {
  return (
    <p className={className}>
      {accommodations.text}{' '}
      <Link to={accommodations.path} {...(newTab && { target: '_blank', rel: 'noopener' })}>
        {accommodations.link}
        {newTab && <span className="visually-hidden"> {newTab}</span>}
      </Link>
    </p>
  );
}
