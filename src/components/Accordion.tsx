import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Accordion.module.css';

export interface AccordionSection {
  id: string;
  title: string;
  content: ReactNode;
}

/** LAY-28: sections that open one at a time; the browser's own element, so that it works before any script. */
export function Accordion({ name, sections }: { name: string; sections: readonly AccordionSection[] }) {
  return (
    <div className={styles['accordion']}>
      {sections.map(({ id, title, content }) => (
        <details key={id} id={id} name={name}>
          <summary>
            {title}
            <Icon name="down" />
          </summary>
          <div>{content}</div>
        </details>
      ))}
    </div>
  );
}
