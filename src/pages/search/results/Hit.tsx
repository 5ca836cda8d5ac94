import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { Chip } from '#src/components/Chip.tsx';
import { Picture } from '#src/components/Picture.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { usePrices } from '#src/i18n/usePrices.ts';
import { Highlight } from './Highlight.tsx';
import { hasFound } from '../highlight.ts';
import type { SearchHit } from './hit.ts';
import cards from '#src/components/cards/Card.module.css';
import styles from './Hit.module.css';

/** Its drawn width, so that a phone fetches no poster for it. */
const sizes = '(width >= 576px) 220px,120px';

/** The text around a match, else the summary. */
const excerptOf = ({ summary, _snippetResult: { summary: inSummary, body } }: SearchHit): string =>
  [inSummary.value, body.value].find(hasFound) ?? (inSummary.value || summary || body.value);

interface HitProps {
  hit: SearchHit;
  lang: Language;
  isUrgent: boolean;
}

/** A hit, with its picture and its kind: the whole card is one link. Drawn once, whatever is typed meanwhile. */
export const Hit = memo(function Hit({ hit, lang, isUrgent }: HitProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const prices = usePrices();
  const { kind, title, url, image, venues, cities, price, nextStart, lastStart } = hit;
  const place = [venues.length === 1 ? venues[0] : '', cities.length > 0 ? format.list(cities) : '']
    .filter(Boolean)
    .join(' · ');
  const spoken = hit.written_in ?? hit.lang;
  const isOver = nextStart === null && lastStart !== null;
  const cost = price === null ? null : prices.price({ min: price, max: price });
  return (
    <article className={`${cards['card']} ${styles['hit']}`} lang={spoken === lang ? undefined : spoken}>
      <Picture src={image} sizes={sizes} isUrgent={isUrgent} />
      <div className={styles['text']}>
        <p className={styles['facts']}>
          <Chip tone={kind === 'show' ? 'yellow' : 'paper'}>{t(`search.kind.${kind}`)}</Chip>
          {hit.lang !== lang && <Chip tone="paper">{t(`layout.languages.${hit.lang}`)}</Chip>}
          {isOver && <Chip>{t('search.over')}</Chip>}
          <When {...hit} />
        </p>
        <h3>
          <a href={url}>
            <Highlight marked={hit._highlightResult.title.value || title} />
          </a>
        </h3>
        {place !== '' && <p className={styles['place']}>{place}</p>}
        <p className={styles['excerpt']}>
          <Highlight marked={excerptOf(hit)} />
        </p>
        {!isOver && cost !== null && (
          <p className={styles['price']}>{price === 0 ? cost : t('search.from', { price: cost })}</p>
        )}
      </div>
    </article>
  );
});

const second = 1_000;

/** The next date, of what is over the day of the last one, by the clocks of their place. */
function When({ nextStart, lastStart, timezone }: Pick<SearchHit, 'nextStart' | 'lastStart' | 'timezone'>) {
  const format = useFormat();
  const start = nextStart ?? lastStart;
  if (start === null || timezone === null) return null;
  const instant = new Date(start * second).toISOString();
  const wall = format.local(instant, timezone);
  if (wall === null) return null;
  const { date, time } = wall;
  return (
    <time dateTime={instant}>
      {nextStart === null ? format.mediumDate(date) : format.dayYearTime(date, time)}
    </time>
  );
}
