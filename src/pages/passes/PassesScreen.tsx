import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { basicAttributes, type Page } from '#contract/wire/page.ts';
import type { Passport } from '#contract/wire/passport.ts';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { Html } from '#src/components/Html.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { PassCard } from '#src/components/cards/PassCard.tsx';
import styles from './PassesScreen.module.css';

interface PassesScreenProps {
  lang: Language;
  /** The editors' attributes; empty without any. */
  attributes: Page['attributes'];
  /** Null after a failure. */
  passes: readonly Passport[] | null;
  onRetry: () => void;
}

/** RTE-31: the passes as ticket stubs, then their explanation. */
export function PassesScreen({ lang, attributes, passes, onRetry }: PassesScreenProps) {
  const { t } = useTranslation();
  const read = v.safeParse(basicAttributes, attributes);
  const { title, body } = read.success ? read.output : { title: '', body: '' };
  const name = title || t('passes.title');
  return (
    <article className={`wrap ${styles['passes']}`}>
      <Breadcrumb above={[{ title: t('page.home'), href: `/${lang}` }]} here={name} />
      <h1>{name}</h1>
      <Passes {...{ lang, passes, onRetry }} />
      <div className={styles['text']}>
        <Html html={body} />
      </div>
    </article>
  );
}

function Passes({ lang, passes, onRetry }: Pick<PassesScreenProps, 'lang' | 'passes' | 'onRetry'>) {
  const { t } = useTranslation();
  if (passes === null)
    return (
      <Notice role="alert" action={<Button onClick={onRetry}>{t('passes.retry')}</Button>}>
        {t('passes.failed')}
      </Notice>
    );
  if (passes.length === 0)
    return (
      <Notice action={<LinkButton href={pairPath('shows', lang)}>{t('passes.shows')}</LinkButton>}>
        {t('passes.none')}
      </Notice>
    );
  return (
    <section className={styles['list']} aria-labelledby="passes-list">
      <h2 className="visually-hidden" id="passes-list">
        {t('passes.list')}
      </h2>
      <ul>
        {passes.map((pass, place) => (
          <li key={pass.id}>
            <PassCard pass={pass} isUrgent={place < 2} />
          </li>
        ))}
      </ul>
    </section>
  );
}
