import { languages, type Language } from '#contract/address/language.ts';
import { wordOf, type PairName } from '#contract/address/pairs.ts';
import { epochSeconds } from '#server/clock.ts';
import { pictures } from '#server/programme/addresses.ts';
import { insertAll } from '#server/store/schema/insert.ts';
import type { AnnouncementList, Database } from '#server/store/schema/tables.ts';
import { articles } from '../announcements/articles.ts';
import { jobs } from '../announcements/jobs.ts';
import { announcementLists } from '../announcements/lists.ts';
import { releases } from '../announcements/releases.ts';
import type { AnnouncementRecord } from '../types.ts';

/** The pages of both lists. They have their own numbers. */
export const insertAnnouncementLists = (db: Database): Promise<void> =>
  insertAll(
    db,
    'pages',
    announcementLists.flatMap(({ id, pair, type, title, body, description, tags }) =>
      languages.map((lang) => ({
        id,
        lang,
        path: wordOf(pair, lang),
        type,
        attributes: JSON.stringify({
          title: title[lang],
          body: body[lang],
          tags: tags.map((tag) => ({
            id: tag.id,
            title: tag.title[lang],
            entry: tag.entry?.[lang] ?? '',
          })),
        }),
        meta_title: title[lang],
        meta_description: description[lang],
        og_image: null,
        noindex: 0 as const,
      })),
    ),
  );

const lists: readonly {
  list: AnnouncementList;
  pair: PairName;
  type: 'press_release' | 'career_posting';
  records: readonly AnnouncementRecord[];
}[] = [
  { list: 'press', pair: 'press', type: 'press_release', records: [...releases, ...articles] },
  { list: 'careers', pair: 'jobs', type: 'career_posting', records: jobs },
];

const morning = Temporal.PlainTime.from('09:00');

/** When it was told: on some day before `today`, one of them on the first of a month. */
const toldAt = (
  told: AnnouncementRecord['told'],
  { today, timezone }: { today: Temporal.PlainDate; timezone: string },
): number => {
  const day =
    told === 'firstOfMonth'
      ? today.subtract({ days: 1 }).with({ day: 1 })
      : today.subtract({ days: told.daysBefore });
  return epochSeconds(day.toZonedDateTime({ timeZone: timezone, plainTime: morning }).toInstant());
};

const attributesOf = (
  { title, body, pdf, poster, city, employment }: AnnouncementRecord,
  lang: Language,
): string =>
  JSON.stringify({
    title: title[lang],
    body: body[lang],
    pdf_url: pdf?.[lang] ?? null,
    image_url: pictures({ poster, image_url: null }).image,
    city: city ?? '',
    employment: employment ?? null,
  });

/** What the sample's press room and careers have (PRS-01, PRS-02), told in the weeks before `today`. */
export const insertAnnouncements = async (
  db: Database,
  at: { today: Temporal.PlainDate; timezone: string },
): Promise<void> => {
  for (const { list, pair, type, records } of lists) {
    await insertAll(
      db,
      'pages',
      records.flatMap((record) =>
        languages.map((lang) => ({
          id: record.id,
          lang,
          path: `${wordOf(pair, lang)}/${record.slug[lang]}`,
          type,
          attributes: attributesOf(record, lang),
          meta_title: record.title[lang],
          meta_description: record.summary[lang],
          og_image: pictures({ poster: record.poster, image_url: null }).preview,
          noindex: 0 as const,
        })),
      ),
    );
    await insertAll(
      db,
      'announcements',
      records.map(({ id, tag, told }) => ({ page_id: id, list, tag, published_at: toldAt(told, at) })),
    );
  }
};
