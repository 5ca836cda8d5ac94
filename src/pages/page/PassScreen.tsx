import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import type { Passport } from '#contract/wire/passport.ts';
import { passportsQuery } from '#src/api/programme/passports.ts';
import { LinkButton } from '#src/components/Button.tsx';
import { PassCard } from '#src/components/cards/PassCard.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { usePrices } from '#src/i18n/usePrices.ts';
import type { ContentPageProps } from '#src/routing/context.ts';
import { PageScreen } from './PageScreen.tsx';
import styles from './PassScreen.module.css';

/** RTE-31: the page of a pass, with its price, the way on and the other passes; without them it is a plain page. */
export function PassScreen({ client, lang, page, path }: ContentPageProps) {
  const { t } = useTranslation();
  const { data: passes = [] } = useQuery(passportsQuery(client, lang));
  const pass = passes.find(({ detail_url: url }) => url === `/${lang}/${path}`);
  const others = passes.filter((one) => one !== pass);
  const list = { title: t('passes.title'), href: pairPath('choose-your-pass', lang) };
  return (
    <>
      <PageScreen
        {...{ lang, page }}
        above={[list]}
        image={pass?.image ?? null}
        beside={pass && <Offer {...{ pass, lang }} />}
      />
      {pass && others.length > 0 && (
        <section className={`wrap ${styles['others']}`} aria-labelledby="other-passes">
          <h2 id="other-passes">{t('passes.others')}</h2>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <PassCard pass={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Its saving, its price, and the way to the shows. */
function Offer({ pass: { saving, starting_at: price }, lang }: { pass: Passport; lang: Language }) {
  const { t } = useTranslation();
  const prices = usePrices();
  return (
    <div className={styles['offer']}>
      {price !== null && (
        <p className={styles['price']}>
          {price > 0 && <span>{t('passes.card.from')} </span>}
          <b>{prices.price({ min: price, max: price })}</b>
        </p>
      )}
      {saving !== '' && <p>{saving}</p>}
      <div className={styles['ways']}>
        <LinkButton look="primary" href={pairPath('shows', lang)}>
          <Icon name="ticket" />
          {t('passes.choose')}
        </LinkButton>
        <LinkButton href={pairPath('choose-your-pass', lang)}>{t('passes.compare')}</LinkButton>
      </div>
    </div>
  );
}
