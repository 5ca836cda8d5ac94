import { useId, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { basicAttributes, type Page } from '#contract/wire/page.ts';
import type { Language } from '#contract/address/language.ts';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import { Html } from '#src/components/Html.tsx';
import { Picture } from '#src/components/Picture.tsx';
import { FoldedHtml } from '#src/controls/readMore/FoldedHtml.tsx';
import { readEditorsText, type EditorsText } from './editorsText.ts';
import styles from './PageScreen.module.css';

const nothing = { title: '', body: '', image_url: null };

interface PageScreenProps {
  lang: Language;
  page: Page;
  /** The pages between home and this one. */
  above?: ComponentProps<typeof Breadcrumb>['above'];
  /** Its picture, where editors gave none. */
  image?: string | null;
  /** Stands below the picture. */
  beside?: ReactNode;
}

/**
 * The basic page, and any type without its own view (LDR-04): a page, or one with a list below, is shown in full, the rest
 * folds.
 */
export function PageScreen({ lang, page, above = [], image = null, beside }: PageScreenProps) {
  const { t } = useTranslation();
  const read = v.safeParse(basicAttributes, page.attributes);
  const { title, body, image_url: own } = read.success ? read.output : nothing;
  const name = title || page.metas.title || t('page.untitled');
  const written = page.written_in;
  const isWhole = page.type === 'page' || page.list;
  const text = isWhole ? readEditorsText(body) : null;
  return (
    <article className={`wrap ${styles['page']}`}>
      <Breadcrumb
        above={[{ title: t('page.home'), href: `/${lang}` }, ...above]}
        here={name}
        hereIn={written}
      />
      <h1 lang={written}>{name}</h1>
      {text === null ? (
        <FoldedHtml html={body} lang={written} />
      ) : (
        <>
          {text.lead !== '' && (
            <div className={styles['lead']}>
              <Html html={text.lead} lang={written} />
            </div>
          )}
          <Aside image={own ?? image} lang={written} {...text}>
            {beside}
          </Aside>
          <Html html={text.rest} lang={written} />
        </>
      )}
    </article>
  );
}

type AsideProps = Pick<EditorsText, 'facts' | 'contents'> & {
  image: string | null;
  lang: Language | undefined;
  children: ReactNode;
};

/** PRS-06: the picture, the facts and the contents, beside the text where there is room. */
function Aside({ image, lang, facts, contents, children }: AsideProps) {
  const { t } = useTranslation();
  const id = useId();
  if (image === null && facts === '' && contents === '' && !children) return null;
  return (
    <div className={styles['aside']}>
      {image !== null && (
        <div className={styles['picture']}>
          <Picture src={image} sizes="(width >= 992px) 26rem, 100vw" isUrgent />
        </div>
      )}
      {children}
      {facts !== '' && (
        <section className={styles['facts']} aria-labelledby={`${id}facts`}>
          <h2 id={`${id}facts`}>{t('page.facts')}</h2>
          <Html {...{ html: facts, lang }} />
        </section>
      )}
      {contents !== '' && (
        <nav className={styles['contents']} aria-labelledby={`${id}contents`}>
          <h2 id={`${id}contents`}>{t('page.contents')}</h2>
          <Html {...{ html: contents, lang }} />
        </nav>
      )}
    </div>
  );
}
