import { parseItems } from '#contract/wire/list.ts';
import { listedThing, type Page } from '#contract/wire/page.ts';
import type { Language } from '#contract/address/language.ts';
import { Picture } from '#src/components/Picture.tsx';
import cards from '#src/components/cards/Card.module.css';
import styles from './ListingScreen.module.css';
import { PageScreen } from './PageScreen.tsx';

/** LDR-05, LDR-06: the editors' text, then the entries of the page's list. */
export function ListingScreen({ lang, page }: { lang: Language; page: Page }) {
  const { items } = parseItems(listedThing, page.list?.data ?? []);
  return (
    <>
      <PageScreen lang={lang} page={page} />
      {items.length > 0 && (
        <ul className={`wrap ${styles['things']}`}>
          {items.map(({ id, title, url, image_url: image }) => (
            <li key={id} className={`${cards['card']} ${styles['thing']}`}>
              <Picture src={image} />
              <h2>
                <a href={url}>{title}</a>
              </h2>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
