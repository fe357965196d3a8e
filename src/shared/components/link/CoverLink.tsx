import { Link, type LinkProps } from 'react-router-dom';
import classes from './CoverLink.module.css';

/** A link that covers the positioned box around it, and shows its focus there. */
export function CoverLink({ className = '', ...props }: LinkProps) {
  return <Link {...props} className={`${classes.link} ${className}`} />;
}
