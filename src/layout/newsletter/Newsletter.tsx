import { useSelector } from '@xstate/react';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { trapField } from '#contract/settings/newsletter.ts';
import { Button } from '#src/components/Button.tsx';
import type { LiveNewsletter, NewsletterSnapshot } from './liveNewsletter.tsx';
import styles from './Newsletter.module.css';

interface NewsletterProps {
  lang: Language;
  /** LAY-33: the form of somebody else's list; null is our own server. */
  url: string | null;
}

/** As the plain HTML stands, until what judges it is there. */
const stateOf = (snapshot: NewsletterSnapshot | undefined) => snapshot?.value ?? 'editing';

/**
 * LAY-18, LAY-32, LAY-33: the form of the newsletter. It is a form without script too; what judges an address and says
 * what came of it is fetched when somebody turns to it.
 */
export function Newsletter({ lang, url }: NewsletterProps) {
  const { t } = useTranslation();
  const [live, setLive] = useState<LiveNewsletter | null>(null);
  const state = useSelector(live?.actor, stateOf);
  useEffect(() => live?.end, [live]);
  const open = async (form: HTMLFormElement) => {
    const { openNewsletter } = await import('./liveNewsletter.tsx');
    const opened = openNewsletter(form, lang);
    setLive(opened);
    return opened;
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    open(form).then(
      ({ submit }) => submit(),
      () => form.submit(),
    );
  };
  return (
    <section id="newsletter" className={styles['newsletter']} aria-labelledby="newsletter-title">
      <div className="wrap">
        <h2 id="newsletter-title">{t('layout.footer.newsletterTitle')}</h2>
        <p>{t('layout.footer.newsletterText')}</p>
        <form
          method="post"
          action={url ?? '/api/newsletter'}
          {...(url !== null && { target: '_blank', rel: 'noopener' })}
          noValidate
          data-scope="newsletter"
          data-state={state}
          onFocus={({ currentTarget }) => void open(currentTarget).catch(() => null)}
          onSubmit={submit}
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
          {url === null && <input type="hidden" name="lang" value={lang} />}
          <input
            type="text"
            className="visually-hidden"
            {...(url === null && { name: trapField })}
            tabIndex={-1}
            autoComplete="off"
            aria-hidden
          />
          <div id="newsletter-said">{live && <live.Said />}</div>
        </form>
      </div>
    </section>
  );
}
