import { readFileSync } from 'node:fs';
import { languages } from '#contract/address/language.ts';
import { everyLetter } from '#server/mail/testing/everyLetter.ts';
import { newsletterPages } from '#server/newsletter/addresses.ts';
import { drawPage, outcomes } from '#server/newsletter/page.ts';
import { staticPageOf } from '#server/pages/staticPage.ts';
import type { Festival } from '#server/profile/festival.ts';
import { drawIcon, drawName } from '#server/sharing/brandSheet.ts';
import { sheetsOf } from '#server/sharing/colours.ts';
import { openLetterings } from '#server/sharing/fonts.ts';
import { tellPicture } from '#server/sharing/pictureContent.ts';
import { storedShow } from '#server/sharing/sharedShows.ts';
import { drawSheet } from '#server/sharing/sheet.ts';
import { findShowById } from '#server/store/shows/shows.ts';
import type { Store } from '#server/store/store.ts';

type Said = [where: string, text: string];

const now = Temporal.Instant.from('2027-06-15T16:00:00Z').epochMilliseconds / 1000;
const letterings = openLetterings({ display: null, text: null });

const letters = (festival: Festival): Said[] =>
  languages.flatMap((lang) =>
    everyLetter(lang, festival).map(({ letter, mail }): Said => [
      `letter ${letter} ${lang}`,
      JSON.stringify(mail),
    ]),
  );

const pages = (festival: Festival): Said[] =>
  newsletterPages.flatMap(({ page, lang }) =>
    (['ready', 'leaving', ...outcomes] as const).map((situation): Said => [
      `newsletter ${page} ${situation} ${lang}`,
      drawPage({ page, lang, situation, festival, token: '', mayAsk: true }),
    ]),
  );

/** A festival may have hundreds of shows, whose pictures are made alike. */
const most = 8;

/** The words of shows' pictures, and their whole sheet without a poster, on each of its grounds. */
const showPictures = async ({ db }: Store, festival: Festival): Promise<Said[]> => {
  const shows = await db.selectFrom('shows').select('id').orderBy('id').limit(most).execute();
  const said: Said[] = [];
  for (const { id } of shows)
    for (const lang of languages) {
      const show = await findShowById(db, lang, id);
      if (show === undefined) continue;
      const told = tellPicture(await storedShow(db, show), { now, festival });
      const sheets = sheetsOf(told.look).map((ground) => drawSheet(told, null, { ground, letterings }));
      said.push([`picture of show ${id} ${lang}`, [JSON.stringify(told), ...sheets].join('\n')]);
    }
  return said;
};

/** For tests: everything that a festival says outside of its pages, by what says it. */
export const saidElsewhere = async (store: Store, festival: Festival): Promise<Map<string, string>> => {
  const { look, name } = festival;
  return new Map([
    ...letters(festival),
    ...pages(festival),
    ...(await showPictures(store, festival)),
    ['icon', drawIcon(name.fr, look, letterings)],
    ['picture of the festival', drawName(name.fr, null, look, letterings)],
    ['page of last resort', staticPageOf(readFileSync('index.html', 'utf8')).html(festival)],
  ]);
};
