import type { ReactNode } from 'react';
import { LinkButton } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import styles from './Section.module.css';

interface SectionProps {
  /** Names its heading. */
  id: string;
  title: string;
  /** The link to all of it. */
  all?: { href: string; text: string };
  children: ReactNode;
}

/** A part of home: its heading, and a link to more. */
export const Section = ({ id, title, all, children }: SectionProps) => (
  <section className={`wrap ${styles['section']}`} aria-labelledby={`home-${id}`}>
    <div className={styles['heading']}>
      <h2 id={`home-${id}`}>{title}</h2>
      {all && (
        <LinkButton href={all.href}>
          {all.text}
          <Icon name="arrow" />
        </LinkButton>
      )}
    </div>
    {children}
  </section>
);
