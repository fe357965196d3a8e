import classes from './BrandMark.module.css';

/** The company's mark: one turn of the helix. The name stands beside it, so it is hidden from screen readers. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg className={classes.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className={classes.rung} d="M11 7h10M11 25h10M13 11.5h6M13 20.5h6" />
      <path className={classes.second} d="M22 2c0 7-12 7-12 14s12 7 12 14" />
      <path className={classes.first} d="M10 2c0 7 12 7 12 14s-12 7-12 14" />
    </svg>
  );
}
