import styles from './Avatar.module.css';
import { personLook } from './person-color.ts';

/** Initials beside the name that says the same, or without a username a mark for nobody. */
export function Avatar({ username, name = username }: { username: string; name?: string }) {
  const { className, style } = personLook(username);
  return (
    <span
      className={`${styles.avatar} ${className}`}
      style={style}
      data-nobody={username === '' || undefined}
      // No text, so that it isn't copied with the name.
      data-initials={initialsOf(name)}
      aria-hidden
    />
  );
}

/** @returns the initials of the first and the last word that begin with a letter or a digit */
export function initialsOf(name: string): string {
  const initials = [...name.matchAll(/(?<![\p{L}\p{M}\p{N}'’])[\p{L}\p{N}]\p{M}*/gu)].map(([initial]) => initial.toLocaleUpperCase('en'));
  return initials.length > 1 ? `${initials[0]}${initials.at(-1)}` : (initials[0] ?? '');
}
