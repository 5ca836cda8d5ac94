import styles from './Html.module.css';

/** HTML of an editor, sanitised where it came in (`html/policy.ts`). The one place that trusts a string of HTML. */
export function Html({ html }: { html: string }) {
  return html === '' ? null : <div className={styles['html']} dangerouslySetInnerHTML={{ __html: html }} />;
}
