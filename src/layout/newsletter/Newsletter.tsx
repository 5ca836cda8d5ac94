import { useSelector } from '@xstate/react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { trapField } from '#contract/settings/newsletter.ts';
import { Button } from '#src/components/Button.tsx';
import type { LiveNewsletter, NewsletterSnapshot } from './liveNewsletter.tsx';
import styles from './Newsletter.module.css';

interface NewsletterProps {
  lang: Language;
  /** LAY-33: the form of an external list; '' is our own server. */
  url: string;
}

/** The state of the plain HTML, until the code is there. */
const stateOf = (snapshot: NewsletterSnapshot | undefined) => snapshot?.value ?? 'editing';

/**
 * LAY-18, LAY-32, LAY-33: the form of the newsletter. It also works without script; the code that checks an address and shows
 * the result is fetched when somebody turns to it.
 */
export function Newsletter({ lang, url }: NewsletterProps) {
  const { t } = useTranslation();
  const [live, setLive] = useState<LiveNewsletter | null>(null);
  const state = useSelector(live?.actor, stateOf);
  const turnTo = (event: SyntheticEvent<HTMLFormElement>) => {
    const { currentTarget: form, type } = event;
    const isSubmitted = type === 'submit';
    if (isSubmitted) event.preventDefault();
    import('./liveNewsletter.tsx').then(
      ({ turnTo }) => setLive(turnTo(form, lang, isSubmitted)),
      // If the code cannot be fetched, the browser sends the form.
      () => isSubmitted && form.submit(),
    );
  };
  return (
    <section id="newsletter" className={styles['newsletter']} aria-labelledby="newsletter-title">
      <div className="wrap">
        <h2 id="newsletter-title">{t('layout.footer.newsletterTitle')}</h2>
        <p>{t('layout.footer.newsletterText')}</p>
        <form
          method="post"
          action={url || `/api/newsletter?lang=${lang}`}
          target={url ? '_blank' : undefined}
          noValidate
          data-scope="newsletter"
          data-state={state}
          onFocus={turnTo}
          onSubmit={turnTo}
        >
          <label>
            {t('layout.footer.newsletterEmail')}
            <input
              name="email"
              type="email"
              autoComplete="email"
              required
              aria-invalid={state === 'invalid'}
              aria-describedby="newsletter-said"
            />
          </label>
          <Button type="submit" look="primary" aria-disabled={state === 'sending'}>
            {t('layout.footer.newsletterButton')}
          </Button>
          <input type="text" name={url ? undefined : trapField} autoComplete="off" hidden />
          <div id="newsletter-said">{live && <live.Said />}</div>
        </form>
      </div>
    </section>
  );
}
