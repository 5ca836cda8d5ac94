import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { LinkButton } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { ticketsId } from '../anchors.ts';
import styles from './BuyBar.module.css';

interface BuyBarProps {
  title: string;
  /** Of a title in the other language, that one. */
  writtenIn?: Language | undefined;
  price: string | null;
  isFree: boolean;
}

/** SHW-12: stays at the foot of the window until the tickets are reached, and links to them. */
export function BuyBar({ title, writtenIn, price, isFree }: BuyBarProps) {
  const { t } = useTranslation();
  return (
    <aside className={styles['bar']} aria-label={t('show.bar.label', { title })}>
      <div className="wrap">
        <p>
          <b lang={writtenIn}>{title}</b>
          {price !== null && <span>{price}</span>}
        </p>
        <LinkButton look="primary" href={`#${ticketsId}`}>
          <Icon name="ticket" />
          {t(isFree ? 'show.bar.free' : 'show.bar.link')}
        </LinkButton>
      </div>
    </aside>
  );
}
