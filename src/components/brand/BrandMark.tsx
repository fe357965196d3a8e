import classes from './BrandMark.module.css';

/** The company's logo, hidden from screen readers because the name is beside it. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg className={classes.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className={classes.rung} d="M11 4.7h10M11 13.2h10M11 18.8h10M11 27.3h10" />
      <path className={classes.second} d="M22 2c0 7-12 7-12 14s12 7 12 14" />
      <path className={classes.first} d="M10 2c0 7 12 7 12 14s-12 7-12 14" />
    </svg>
  );
}
