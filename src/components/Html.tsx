import { Suspense, use, useEffect, useMemo, useState } from 'react';
import { awaitSanitiser } from './html/openSanitiser.ts';
import { useInBrowser } from '#src/browser/useInBrowser.ts';
import styles from './Html.module.css';

interface HtmlProps {
  html: string;
}

/** An editor's HTML, sanitised on arrival (`html/policy.ts`). The only place that trusts HTML. */
export function Html({ html }: HtmlProps) {
  return html === '' ? null : <Zone key={html} html={html} />;
}

/** Leaves the server's HTML alone; sanitises the browser's own right there (docs/decisions/024). */
function Zone({ html }: HtmlProps) {
  const isInBrowser = useInBrowser();
  const [isServed] = useState(!isInBrowser);
  // When the visitor leaves, for the way back: then there may be no network.
  useEffect(() => () => void awaitSanitiser(), []);
  return isServed ? (
    <div className={styles['html']} dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <Suspense>
      <Written html={html} />
    </Suspense>
  );
}

function Written({ html }: HtmlProps) {
  const { drawableInBrowser } = use(awaitSanitiser());
  const drawable = useMemo(() => ({ __html: drawableInBrowser(html) }), [drawableInBrowser, html]);
  return <div className={styles['html']} dangerouslySetInnerHTML={drawable} />;
}
