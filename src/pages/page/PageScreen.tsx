import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { basicAttributes, type Page } from '#contract/wire/page.ts';
import type { Language } from '#contract/address/language.ts';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import { Html } from '#src/components/Html.tsx';
import { FoldedHtml } from '#src/controls/readMore/FoldedHtml.tsx';
import styles from './PageScreen.module.css';

/**
 * The basic page, and any type without its own view (LDR-04): a page, or one with a list below, is shown in full, the rest
 * folds.
 */
export function PageScreen({ lang, page }: { lang: Language; page: Page }) {
  const { t } = useTranslation();
  const read = v.safeParse(basicAttributes, page.attributes);
  const { title, body } = read.success ? read.output : { title: '', body: '' };
  const name = title || page.metas.title || t('page.untitled');
  return (
    <article className={`wrap ${styles['page']}`}>
      <Breadcrumb above={[{ title: t('page.home'), href: `/${lang}` }]} here={name} />
      <h1>{name}</h1>
      {page.type === 'page' || page.list ? <Html html={body} /> : <FoldedHtml html={body} />}
    </article>
  );
}
