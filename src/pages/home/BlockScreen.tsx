import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { readBlock } from '#contract/wire/block.ts';
import type { Page } from '#contract/wire/page.ts';
import type { HomeQuestion } from '#src/api/home/homeProgramme.ts';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import { Html } from '#src/components/Html.tsx';
import { HomeHero } from './hero/HomeHero.tsx';
import { TagUnitLists } from './lists/TagUnitLists.tsx';
import { HomeTiles } from './tiles/HomeTiles.tsx';
import styles from './HomeScreen.module.css';

interface BlockScreenProps {
  lang: Language;
  page: Page;
  /** The parameters of the tag units' lists. */
  question: HomeQuestion;
}

/** LDR-05: one part of home as a page: its title, its text, and its content. */
export function BlockScreen({ lang, page, question }: BlockScreenProps) {
  const { t } = useTranslation();
  const { title, top, hero, tiles, tagUnits } = readBlock(page);
  const name = title || page.metas.title || t('page.untitled');
  return (
    <article className={styles['block']}>
      <header className="wrap">
        <Breadcrumb above={[{ title: t('page.home'), href: `/${lang}` }]} here={name} />
        <h1>{name}</h1>
        <Html html={top} />
      </header>
      {hero && <HomeHero hero={hero} />}
      <HomeTiles tiles={tiles} />
      <TagUnitLists units={tagUnits} question={question} />
    </article>
  );
}
