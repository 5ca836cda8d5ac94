import * as v from 'valibot';
import { languages, type Language } from '#contract/address/language.ts';
import { blockNames, contentTypes, listingNames, type ContentType } from '#contract/wire/page.ts';
import { pageAddress } from '../programme/addresses.ts';
import { insertAll } from '../store/schema/insert.ts';
import { findPage, type PageRow } from '../store/pages/pages.ts';
import type { Store } from '../store/store.ts';
import type { Database } from '../store/schema/tables.ts';

/** Higher than the ids of the sample's pages. */
const firstId = 1_000_000;
const thing = v.record(v.string(), v.unknown());
const homeAttributes = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ carousel: thing, tag_units: v.array(thing) }),
);

/** A kind of page, and a way to find one on a site with every kind (`startSite`). */
interface KindOfPage {
  name: string;
  find: (store: Store) => Promise<string>;
}

/** Our own routes, and content types with several looks. */
const addresses = {
  fr: [
    '/fr/calendrier',
    '/fr/calendrier?month=2027-08&city=Toronto',
    '/fr/calendrier?mode=day&day=2027-06-20',
    '/fr/calendrier-archive',
    '/fr/accessibilite',
    '/fr/confidentialite',
    '/fr/spectacles',
    '/fr/spectacles/zoe-tremblay-tremblay-consanguinite-administrative',
    '/fr/spectacles/les-excuses-completes-de-desmond-okafor',
    '/fr/festivals',
    '/fr/artistes',
    '/fr/artistes/desmond-okafor',
    '/fr/choisir-son-passe',
    '/fr/recherche',
    '/fr/recherche?q=clown',
    '/fr/surdemande',
    '/fr/videos-surdemande',
    '/fr/videos-categories/coulisses',
    '/fr/videos/la-nuit-du-lapin',
    '/fr/videos/le-pigeon-et-le-chapeau',
    '/fr/billetterie/1',
    '/fr/login',
    '/fr/inscription',
    '/fr/activer',
    '/fr/mot-de-passe',
    '/fr/profile',
    '/fr/ma-liste',
    '/fr/mes-billets',
    '/fr/nulle-part',
    '/fr/404',
    '/fr/503',
  ],
  en: [
    '/en/calendar',
    '/en/calendar?month=2027-08&city=Toronto',
    '/en/calendar?mode=day&day=2027-06-20',
    '/en/calendar-archive',
    '/en/accessibility',
    '/en/privacy-policy',
    '/en/shows',
    '/en/shows/zoe-tremblay-tremblay-no-relation',
    '/en/shows/desmond-okafor-sorry-in-full',
    '/en/festivals',
    '/en/artists',
    '/en/artists/desmond-okafor',
    '/en/choose-your-pass',
    '/en/search',
    '/en/search?q=clown',
    '/en/ondemand',
    '/en/videos-ondemand',
    '/en/videos-categories/backstage',
    '/en/videos/the-night-of-the-rabbit',
    '/en/videos/the-pigeon-and-the-hat',
    '/en/box-office/1',
    '/en/login',
    '/en/register',
    '/en/activate',
    '/en/reset-password',
    '/en/profile',
    '/en/my-list',
    '/en/my-tickets',
    '/en/nowhere',
    '/en/404',
    '/en/503',
  ],
} as const satisfies Record<Language, readonly string[]>;

/** These have tables of their own, and are listed above. */
const inTables: readonly ContentType[] = ['show', 'artist', 'box_office'];
/** Only other hosts have pages of these types. */
const elsewhere: readonly ContentType[] = [...blockNames, ...listingNames];

const pageOfType = (db: Database, type: ContentType, lang: Language) =>
  db
    .selectFrom('pages')
    .select('path')
    .where('type', '=', type)
    .where('lang', '=', lang)
    .orderBy('path')
    .executeTakeFirst();

/** A page of another host, with every attribute of a part of home or a list. */
const pageElsewhere = (home: PageRow, type: ContentType): PageRow => {
  const { carousel, tag_units: units, ...parts } = v.parse(homeAttributes, home.attributes);
  const said = { ...parts, ...carousel, tag_units: units, ...units[0], title: 'Told', body: '<p>Told</p>' };
  const id = firstId + contentTypes.indexOf(type);
  return { ...home, id, path: `kinds/${type}`, type, attributes: JSON.stringify(said) };
};

/** Adds to the sample a page of each missing content type. */
export const addPagesElsewhere = (store: Store): Promise<void> =>
  store.write(async (db) => {
    for (const lang of languages) {
      const home = await findPage(db, lang, '');
      for (const type of elsewhere)
        if (home && !(await pageOfType(db, type, lang)))
          await insertAll(db, 'pages', [pageElsewhere(home, type)]);
    }
  });

const findOfType = async ({ db }: Store, type: ContentType, lang: Language): Promise<string> => {
  const found = await pageOfType(db, type, lang);
  if (!found) throw new Error(`The sample has no page of the type ${type}`);
  return pageAddress({ lang, path: found.path });
};

const kindsIn = (lang: Language): KindOfPage[] => [
  ...addresses[lang].map((address) => ({ name: address, find: () => Promise.resolve(address) })),
  ...contentTypes
    .filter((type) => !inTables.includes(type))
    .map((type) => ({
      name: `a page of the type ${type} (${lang})`,
      find: (store: Store) => findOfType(store, type, lang),
    })),
];

/** Every kind of page: our own routes, and each content type. */
export const kindsOfPages: Readonly<Record<Language, readonly KindOfPage[]>> = {
  fr: kindsIn('fr'),
  en: kindsIn('en'),
};
