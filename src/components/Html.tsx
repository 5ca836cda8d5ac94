import { Suspense, use, useEffect, useMemo, useState } from 'react';
import { awaitSanitiser } from './html/openSanitiser.ts';
import { useInBrowser } from '#src/browser/useInBrowser.ts';
import type { Language } from '#contract/address/language.ts';
import styles from './Html.module.css';

interface HtmlProps {
  html: string;
  /** Its language where it is not the page's. */
  lang?: Language | undefined;
}

/** An editor's HTML, sanitised on arrival (`contract/wire/htmlPolicy.ts`). The only place that trusts HTML. */
export function Html({ html, lang }: HtmlProps) {
  return html === '' ? null : <Zone key={html} {...{ html, lang }} />;
}

/** Leaves the server's HTML alone; sanitises the browser's own right there (docs/decisions/024). */
function Zone({ html, lang }: HtmlProps) {
  const isInBrowser = useInBrowser();
  const [isServed] = useState(!isInBrowser);
  // When the visitor leaves, for the way back: then there may be no network.
  useEffect(() => () => void awaitSanitiser(), []);
  return isServed ? (
    <div className={styles['html']} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <Suspense>
      <Written {...{ html, lang }} />
    </Suspense>
  );
}

function Written({ html, lang }: HtmlProps) {
  const { drawableInBrowser } = use(awaitSanitiser());
  const drawable = useMemo(() => ({ __html: drawableInBrowser(html) }), [drawableInBrowser, html]);
  return <div className={styles['html']} lang={lang} dangerouslySetInnerHTML={drawable} />;
}
