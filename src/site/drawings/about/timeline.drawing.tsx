import type { ReactNode } from 'react';
import { color } from '../parts.tsx';
import classes from './Timeline.module.css';

/** @param children the shapes of its glyph */
function Stop({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <li className={classes.stop}>
      <svg viewBox="0 0 120 80" fill="none" strokeWidth={1.5} strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
        {children}
      </svg>
      <p className={classes.text}>
        <strong>{name}</strong>
        <span>{text}</span>
      </p>
    </li>
  );
}

/** What the company learned, in this order, and why. */
export const drawing = (
  <ol className={classes.timeline}>
    <Stop name="Windchill" text="Manufacturers asked us to upgrade it and to move their old part data in.">
      <path d="M26 38v24M26 38H64M26 62H64" stroke={color.ink} />
      <rect x={10} y={8} width={36} height={22} rx={4} fill={color.soft} stroke={color.accent} />
      <path d="M26 30v8" stroke={color.ink} />
      <rect x={64} y={29} width={36} height={18} rx={4} fill={color.paper} stroke={color.ink} />
      <rect x={64} y={53} width={36} height={18} rx={4} fill={color.paper} stroke={color.warm} strokeWidth={2.5} />
    </Stop>
    <Stop name="RFID" text="With the data right, they asked where a part is now.">
      <rect x={8} y={22} width={50} height={36} rx={5} fill={color.paper} stroke={color.ink} />
      <path d="M16 30H50V50H22V36H44V44H28" stroke={color.accent} />
      <path d="M70 32a12 12 0 0 1 0 16M80 25a24 24 0 0 1 0 30M90 18a36 36 0 0 1 0 44" stroke={color.warm} strokeWidth={2.5} />
    </Stop>
    <Stop name="Firmware" text="Readers and gateways have to work when the network doesn’t.">
      <path d="M40 12v56M54 12v56M68 12v56M26 26h56M26 40h56M26 54h56" stroke={color.ink} />
      <rect x={32} y={18} width={44} height={44} rx={5} fill={color.soft} stroke={color.accent} />
      <path d="M44 40h20M58 34l6 6-6 6" stroke={color.warm} strokeWidth={2.5} />
    </Stop>
    <Stop name="Applications" text="Someone has to act on what was read, at a desk or on foot.">
      <rect x={8} y={12} width={66} height={50} rx={5} fill={color.paper} stroke={color.ink} />
      <path d="M8 24H74M18 35H46M18 43H40M18 51H44" stroke={color.ink} />
      <rect x={60} y={30} width={28} height={42} rx={5} fill={color.soft} stroke={color.accent} />
      <path d="M67 51l5 5 9-10" stroke={color.warm} strokeWidth={2.5} />
    </Stop>
    <Stop name="Products" text="What we had built again and again became four products.">
      <rect x={22} y={10} width={30} height={28} rx={5} fill={color.soft} stroke={color.accent} />
      <rect x={58} y={10} width={30} height={28} rx={5} fill={color.paper} stroke={color.ink} />
      <rect x={22} y={44} width={30} height={28} rx={5} fill={color.paper} stroke={color.ink} />
      <rect x={58} y={44} width={30} height={28} rx={5} fill={color.paper} stroke={color.warm} strokeWidth={2.5} />
    </Stop>
    <Stop name="Agents" text="Defined steps, done inside the systems we know best.">
      <path d="M30 40H40M72 40H88M83 35l5 5-5 5" stroke={color.ink} />
      <path d="M6 24H22L30 32V58H6Z" fill={color.paper} stroke={color.ink} />
      <circle cx={56} cy={40} r={16} fill={color.soft} stroke={color.accent} />
      <path d="M49 40l5 5 9-10" stroke={color.warm} strokeWidth={2.5} />
      <rect x={90} y={26} width={22} height={28} rx={4} fill={color.paper} stroke={color.ink} />
    </Stop>
  </ol>
);
