import { type Icon, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ContactContent } from './contact-texts.ts';
import classes from './ContactWays.module.css';

const icons: Record<ContactContent['ways'][number]['kind'], Icon> = {
  email: IconMail,
  phone: IconPhone,
  address: IconMapPin,
};

type Props = { label: string; ways: ContactContent['ways']; figure: ReactNode };

export function ContactWays({ label, ways, figure }: Props) {
  return (
    <section aria-label={label} className="stack gap-24">
      <ul className={classes.ways}>
        {ways.map(({ kind, title, lines, href, note }) => {
          const KindIcon = icons[kind];
          const Line = href ? 'a' : 'span';
          return (
            <li key={title} className={classes.way}>
              <h2 className={classes.title}>
                <KindIcon size={22} stroke={1.5} aria-hidden="true" />
                {title}
              </h2>
              <address className={classes.lines}>
                {lines.map((line) => (
                  <Line key={line} href={href}>
                    {line}
                  </Line>
                ))}
              </address>
              {note && <p className="hint">{note}</p>}
            </li>
          );
        })}
      </ul>
      {figure}
    </section>
  );
}
