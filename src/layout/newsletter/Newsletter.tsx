import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { trapField } from '#contract/settings/newsletter.ts';
import { fetchedCode } from '#src/browser/fetchedCode.ts';
import { Button } from '#src/components/Button.tsx';
import type { SnapshotFrom } from 'xstate';
import type { newsletterMachine } from '#machines/newsletter/newsletter.machine.ts';
import type { LiveNewsletter } from './liveNewsletter.ts';
import { NewsletterSaid } from './NewsletterSaid.tsx';
import { newsletterPictures } from './newsletter.picture.ts';
import styles from './Newsletter.module.css';

interface NewsletterProps {
  lang: Language;
  /** LAY-33: the form of an external list; '' is our own server. */
  url: string;
}

const liveCode = fetchedCode('newsletter', async () => (await import('./liveNewsletter.ts')).turnTo);

type Snapshot = SnapshotFrom<typeof newsletterMachine> | undefined;
/** As the plain HTML stands, until what judges it is there. */
const stateOf = (snapshot: Snapshot) => snapshot?.value ?? 'editing';
const problemOf = (snapshot: Snapshot) => snapshot?.context.problem ?? null;

/**
 * LAY-18, LAY-32, LAY-33: the form of the newsletter. It also works without script; the code that checks an address and shows
 * the result is fetched when somebody turns to it.
 */
export function Newsletter({ lang, url }: NewsletterProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [live, setLive] = useState<LiveNewsletter | null>(null);
  const state = useSelector(live ?? undefined, stateOf);
  const problem = useSelector(live ?? undefined, problemOf);
  const { isBusy, isInvalid } = newsletterPictures[state];
  const turnTo = (event: SyntheticEvent<HTMLFormElement>) => {
    const { currentTarget: form, type } = event;
    const isSubmitted = type === 'submit';
    if (isSubmitted) event.preventDefault();
    queryClient.fetchQuery(liveCode).then(
      (bringToLife) => setLive(bringToLife(form, lang, isSubmitted)),
      // The form works without the fetched code.
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
              aria-invalid={isInvalid}
              aria-describedby="newsletter-said"
            />
          </label>
          <Button type="submit" look="primary" aria-disabled={isBusy}>
            {t('layout.footer.newsletterButton')}
          </Button>
          <input type="text" name={url ? undefined : trapField} autoComplete="off" hidden />
          <div id="newsletter-said">
            {live && <NewsletterSaid {...{ state, problem }} isExternal={url !== ''} />}
          </div>
        </form>
      </div>
    </section>
  );
}
