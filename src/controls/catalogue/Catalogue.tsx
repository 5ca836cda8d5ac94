import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import { dataState } from '#src/components/dataState.ts';
import styles from './Catalogue.module.css';

interface CatalogueProps {
  /** The machine, and its state. */
  scope: string;
  state: Parameters<typeof dataState>[0];
  isLoading: boolean;
  above: ComponentProps<typeof Breadcrumb>['above'];
  title: string;
  /** The number of entries, in words; '' while unknown. */
  count: string;
  look: 'yellow' | 'pink' | 'dark';
  children: ReactNode;
}

/** A page of a long list: its breadcrumb, name and count, then its filters and pages. */
export const Catalogue = ({
  scope,
  state,
  isLoading,
  above,
  title,
  count,
  look,
  children,
}: CatalogueProps) => (
  <div
    className={`wrap ${styles['catalogue']}`}
    data-look={look}
    data-scope={scope}
    data-state={dataState(state)}
    aria-busy={isLoading}
  >
    <Breadcrumb above={above} here={title} />
    <div className={styles['heading']}>
      <h1>{title}</h1>
      <p className={styles['count']} role="status">
        {count}
      </p>
    </div>
    {children}
  </div>
);
