import { useTranslation } from 'react-i18next';
import styles from './PdfLink.module.css';

/** PRS-01: the document to download, with the page's title. */
export function PdfLink({ href, title }: { href: string; title: string }) {
  const { t } = useTranslation();
  return (
    <a className={styles['pdf']} href={href} download>
      <i aria-hidden="true">PDF</i>
      <span>
        {t('announcements.pdf')}
        <span className="visually-hidden"> {t('announcements.pdfOf', { title })}</span>
      </span>
    </a>
  );
}
