import type passesTexts from '#locales/en/passes.json';
import { useTranslation } from 'react-i18next';
import type { Passport } from '#contract/wire/passport.ts';
import { usePrices } from '#src/i18n/usePrices.ts';
import { LinkButton } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { Picture } from '../Picture.tsx';
import styles from './PassCard.module.css';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    passes: typeof passesTexts;
  }
}

interface PassCardProps {
  pass: Passport;
  /** Above the fold: the picture loads at once. */
  isUrgent?: boolean;
}

/**
 * A pass as a ticket with its stub (HOM-14): its name, its saving, its price and a button. Upright in a narrow space, lying
 * in a wide one. The caller loads the texts `passes`.
 */
export function PassCard({ pass, isUrgent = false }: PassCardProps) {
  const { t } = useTranslation();
  const prices = usePrices();
  const { title, image, starting_at: price, detail_url: url, saving } = pass;
  return (
    <div className={styles['pass']}>
      <article className={styles['ticket']}>
        <Picture src={image} isUrgent={isUrgent} />
        <div className={styles['words']}>
          <h3>{title}</h3>
          {saving !== '' && <p>{saving}</p>}
        </div>
        <div className={styles['stub']}>
          {price !== null && (
            <p className={styles['price']}>
              {price > 0 && <span>{t('passes.card.from')} </span>}
              <b>{prices.price({ min: price, max: price })}</b>
            </p>
          )}
          {url !== null && (
            <LinkButton look="primary" href={url}>
              <Icon name="ticket" />
              {t('passes.card.open')}
              <span className="visually-hidden"> {title}</span>
            </LinkButton>
          )}
        </div>
      </article>
    </div>
  );
}
