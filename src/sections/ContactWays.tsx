import { type Icon, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { Card, Cards } from '../components/card/Card.tsx';
import { Section } from '../components/section/Section.tsx';
import type { ContactContent } from '../content/contact.ts';
import classes from './ContactWays.module.css';

const icons: Record<ContactContent['ways'][number]['kind'], Icon> = {
  email: IconMail,
  phone: IconPhone,
  address: IconMapPin,
};

export function ContactWays({ heading, ways }: { heading: string; ways: ContactContent['ways'] }) {
  return (
    <Section heading={heading}>
      <Cards row="four">
        {ways.map(({ kind, title, lines, href }) => {
          const KindIcon = icons[kind];
          return (
            <Card key={title} title={title} icon={<KindIcon size={26} stroke={1.5} aria-hidden="true" />}>
              <address className={classes.lines}>
                {lines.map((line) =>
                  href ? (
                    <a key={line} href={href}>
                      {line}
                    </a>
                  ) : (
                    <span key={line}>{line}</span>
                  ),
                )}
              </address>
            </Card>
          );
        })}
      </Cards>
    </Section>
  );
}
