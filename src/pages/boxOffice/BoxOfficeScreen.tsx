import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { saleOfDate } from '#contract/programme/shows/sale.ts';
import { cityOf, priceRange, timeOfTicket } from '#contract/programme/shows/ticket.ts';
import type { BoxOfficeAttributes } from '#contract/wire/boxOffice.ts';
import { noHour } from '#contract/programme/time/wholeDays.ts';
import { useViewerTime } from '#src/browser/useViewerTime.ts';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import { LinkButton } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Picture } from '#src/components/Picture.tsx';
import { bothClocks } from '#src/i18n/bothClocks.ts';
import { createFormat } from '#src/i18n/format.ts';
import { usePrices } from '#src/i18n/usePrices.ts';
import facts from '#src/components/Facts.module.css';
import styles from './BoxOfficeScreen.module.css';

interface BoxOfficeScreenProps extends BoxOfficeAttributes {
  lang: Language;
  /** Milliseconds since the epoch, by the site's clock. */
  now: number;
}

/** Explains that a box office would sell here, that there is none, and links back. */
export function BoxOfficeScreen({ lang, title, image_url: image, ticket, now }: BoxOfficeScreenProps) {
  const { t } = useTranslation();
  const sale = saleOfDate(ticket, now);
  return (
    <article className={`wrap ${styles['office']}`}>
      <Breadcrumb
        above={[
          { title: t('page.home'), href: `/${lang}` },
          { title, href: ticket.show.url },
        ]}
        here={t('boxOffice.here')}
      />
      <h1>{t('boxOffice.title')}</h1>
      <p className={styles['honest']}>{t('boxOffice.text')}</p>
      <section className={styles['stub']} aria-labelledby="box-office-show">
        <Picture src={image} isUrgent />
        <div>
          <h2 id="box-office-show">{title}</h2>
          <Facts lang={lang} ticket={ticket} />
          {sale !== 'open' && <p className={styles['unsold']}>{t(`boxOffice.${sale}`)}</p>}
        </div>
      </section>
      <LinkButton look="primary" href={ticket.show.url}>
        <Icon name="ticket" />
        {t('boxOffice.back')}
      </LinkButton>
    </article>
  );
}

/** Time, place and price, as far as known. */
function Facts({ lang, ticket }: Pick<BoxOfficeScreenProps, 'lang' | 'ticket'>) {
  const { t } = useTranslation();
  const format = createFormat(lang);
  const when = timeOfTicket(ticket);
  const viewer = useViewerTime(when?.rule === 'viewer' ? when : null);
  const price = usePrices().price(priceRange(ticket.price));
  const place = [ticket.venue?.name ?? '', cityOf(ticket)].filter((name) => name !== '').join(', ');
  return (
    <dl className={facts['facts']}>
      {when && (
        <div>
          <dt>{t('boxOffice.when')}</dt>
          <dd>
            <time dateTime={when.instant}>
              {when.time === noHour
                ? format.longDate(when.date)
                : t('boxOffice.at', {
                    date: format.longDate((viewer ?? when).date),
                    time: format.time((viewer ?? when).time),
                  })}
            </time>{' '}
            {when.time !== noHour && (
              <small>
                {bothClocks(format, { ...when, ...when.zone, city: cityOf(ticket) }, viewer).clocks}
              </small>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('boxOffice.where')}</dt>
        <dd>{place === '' ? t('layout.card.kind.online') : place}</dd>
      </div>
      {price !== null && (
        <div>
          <dt>{t('boxOffice.price')}</dt>
          <dd>{price}</dd>
        </div>
      )}
    </dl>
  );
}
