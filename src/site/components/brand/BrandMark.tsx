/** The company's logo beside its name. Social images show it too, so it has no CSS module. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      strokeWidth={3}
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path stroke="var(--site-warm)" strokeWidth={2} d="M11 4.7h10M11 13.2h10M11 18.8h10M11 27.3h10" />
      <path stroke="currentColor" d="M22 2c0 7-12 7-12 14s12 7 12 14" />
      <path stroke="var(--site-accent)" d="M10 2c0 7 12 7 12 14s-12 7-12 14" />
    </svg>
  );
}
