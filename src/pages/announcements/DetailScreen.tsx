import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { announcementAttributes } from '#contract/wire/announcement.ts';
import type { Page } from '#contract/wire/page.ts';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import { LinkButton } from '#src/components/Button.tsx';
import { Html } from '#src/components/Html.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Picture } from '#src/components/Picture.tsx';
import { kindOf, listNames } from './announcements.kinds.ts';
import { Facts } from './Facts.tsx';
import { PdfLink } from './PdfLink.tsx';
import styles from './DetailScreen.module.css';

interface DetailScreenProps {
  lang: Language;
  page: Page;
  /** The festival's own zone. */
  timezone: string;
}

/** An announcement to the press (PRS-01), or a job (PRS-02), with a link back to the list (LDR-13). */
export function DetailScreen({ lang, page, timezone }: DetailScreenProps) {
  const { t } = useTranslation();
  const {
    title,
    body,
    pdf_url: pdf,
    image_url: image,
    ...facts
  } = v.parse(announcementAttributes, page.attributes);
  const kind = kindOf(page);
  const name = title || page.metas.title || t('page.untitled');
  const list = pairPath(listNames[kind], lang);
  return (
    <article className={`wrap ${styles['detail']}`}>
      <Breadcrumb
        above={[
          { title: t('page.home'), href: `/${lang}` },
          { title: t(`announcements.${kind}.title`), href: list },
        ]}
        here={name}
        hereIn={page.written_in}
      />
      <h1 lang={page.written_in}>{name}</h1>
      <Facts of={facts} timezone={timezone} width="long" />
      {image !== null && (
        <div className={styles['picture']}>
          <Picture src={image} sizes="(width >= 992px) 26rem, 100vw" isUrgent />
        </div>
      )}
      <div className={styles['text']}>
        <Html html={body} lang={page.written_in} />
      </div>
      {pdf !== null && <PdfLink href={pdf} title={name} />}
      <div className={styles['back']}>
        <LinkButton href={list}>
          <Icon name="arrow" />
          {t(`announcements.${kind}.back`)}
        </LinkButton>
      </div>
    </article>
  );
}
