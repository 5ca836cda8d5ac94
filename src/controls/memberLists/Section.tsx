import { Loaded, type LoadedProps } from './Loaded.tsx';
import styles from './Section.module.css';

interface SectionProps<Data> extends LoadedProps<Data> {
  /** Of its heading. */
  id: string;
  title: string;
}

/** One part of a member's page: its heading always, then its content, its loading or its failure. */
export function Section<Data>({ id, title, ...loaded }: SectionProps<Data>) {
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <Loaded {...loaded} />
    </section>
  );
}
