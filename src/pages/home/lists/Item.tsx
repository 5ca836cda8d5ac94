import { useTranslation } from 'react-i18next';
import { excerpt } from '#contract/programme/texts/excerpt.ts';
import type { ListedItem } from '#src/api/home/homeProgramme.ts';
import { Excerpt } from '#src/components/Excerpt.tsx';
import { Picture } from '#src/components/Picture.tsx';
import styles from './Item.module.css';

/** HOM-17: graphemes of a title, of a place, and of the closer description. */
const longest = { title: 45, location: 50, hover: 200 } as const;

/** A show of an item list: its place, with its description on hover or focus. */
export function Item({ item: { title, writtenIn, url, image, summary, cities } }: { item: ListedItem }) {
  const { t } = useTranslation();
  const [only = '', ...others] = cities;
  const location = others.length > 0 ? t('home.lists.multiple') : only;
  return (
    <article className={styles['item']}>
      <Picture src={image} />
      <div className={styles['words']}>
        <h3>
          <a href={url} lang={writtenIn}>
            <Excerpt text={title} longest={longest.title} />
          </a>
        </h3>
        {location !== '' && <p>{excerpt(location, longest.location)}</p>}
      </div>
      {summary !== '' && (
        <p className={styles['about']} lang={writtenIn}>
          {excerpt(summary, longest.hover)}
        </p>
      )}
    </article>
  );
}
