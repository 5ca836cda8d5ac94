import { Suspense, use, useEffect, useMemo, useState } from 'react';
import { awaitSanitiser } from './html/openSanitiser.ts';
import { useInBrowser } from '#src/browser/useInBrowser.ts';
import styles from './Html.module.css';

interface HtmlProps {
  html: string;
}

/** HTML of an editor, sanitised where it came in (`html/policy.ts`). The one place that trusts HTML. */
export function Html({ html }: HtmlProps) {
  return html === '' ? null : <Zone key={html} html={html} />;
}

/** What the server drew is left as it is; what the browser writes it sanitises right there (docs/decisions/024). */
function Zone({ html }: HtmlProps) {
  const isInBrowser = useInBrowser();
  const [isServed] = useState(!isInBrowser);
  // As one leaves, for the way back: then there may be no network.
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
