import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import { announcement, announcementListAttributes, type Announcement } from '#contract/wire/announcement.ts';
import { parseItems } from '#contract/wire/list.ts';
import type { Page } from '#contract/wire/page.ts';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import { Html } from '#src/components/Html.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { Picture } from '#src/components/Picture.tsx';
import { kindOf } from './announcements.kinds.ts';
import { Facts } from './Facts.tsx';
import { inGroups } from './groups.ts';
import { PdfLink } from './PdfLink.tsx';
import styles from './ListScreen.module.css';

interface ListScreenProps {
  lang: Language;
  page: Page;
  /** The festival's own zone. */
  timezone: string;
}

/** The press room (PRS-01) and the careers (PRS-02): the entries by their tags, in the host's order, the newest first. */
export function ListScreen({ lang, page, timezone }: ListScreenProps) {
  const { t } = useTranslation();
  const { title, body, tags } = v.parse(announcementListAttributes, page.attributes);
  const { items } = parseItems(announcement, page.list?.data ?? []);
  const name = title || page.metas.title || t(`announcements.${kindOf(page)}.title`);
  return (
    <div className={`wrap ${styles['screen']}`}>
      <Breadcrumb above={[{ title: t('page.home'), href: `/${lang}` }]} here={name} />
      <h1>{name}</h1>
      <Html html={body} />
      {items.length === 0 ? (
        <Nothing />
      ) : (
        inGroups(items, tags).map((group) => (
          <section key={group.id} className={styles['group']} aria-label={group.title || name}>
            {group.title !== '' && <h2>{group.title}</h2>}
            {group.items.length === 0 ? <Nothing /> : <Entries {...group} timezone={timezone} />}
          </section>
        ))
      )}
    </div>
  );
}

/** PRS-05 */
function Nothing() {
  const { t } = useTranslation();
  return <Notice>{t('announcements.item.noresult')}</Notice>;
}

interface EntriesProps {
  items: readonly Announcement[];
  /** Their kind; '' if unknown. */
  entry: string;
  timezone: string;
}

function Entries({ items, entry, timezone }: EntriesProps) {
  return (
    <ul className={styles['entries']}>
      {items.map((item) => (
        <li key={item.id} className={styles['entry']}>
          {item.image_url !== null && <Picture src={item.image_url} sizes="(width >= 576px) 24rem, 7.5rem" />}
          <div className={styles['words']}>
            <Facts of={item} kind={entry} timezone={timezone} width="medium" />
            <p className={styles['title']}>
              {item.detail_url === null ? item.title : <a href={item.detail_url}>{item.title}</a>}
            </p>
            {item.pdf_url !== null && <PdfLink href={item.pdf_url} title={item.title} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
