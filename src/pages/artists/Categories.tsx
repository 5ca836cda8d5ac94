import { useTranslation } from 'react-i18next';
import type * as v from 'valibot';
import type { category } from '#contract/wire/global.ts';
import type { ArtistsLink } from './artists.url.ts';
import styles from './Categories.module.css';

interface CategoriesProps {
  categories: readonly v.InferOutput<typeof category>[];
  /** Its id; '' for every category. */
  chosen: string;
  link: ArtistsLink;
}

/** ART-06: the categories, as links. */
export function Categories({ categories, chosen, link }: CategoriesProps) {
  const { t } = useTranslation();
  if (categories.length === 0) return null;
  const all = [{ id: '', title: t('artists.every') }, ...categories];
  return (
    <nav className={styles['categories']} aria-label={t('artists.categories')}>
      <ul>
        {all.map(({ id, title }) => (
          <li key={id}>
            <a
              href={link({ type: 'category.chosen', category: id }) ?? ''}
              aria-current={id === chosen ? 'true' : undefined}
              data-keep-scroll
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
