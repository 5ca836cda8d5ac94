import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listAnnouncements } from '../store/pages/announcements.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { articles } from './announcements/articles.ts';
import { jobs } from './announcements/jobs.ts';
import { announcementLists } from './announcements/lists.ts';
import { releases } from './announcements/releases.ts';
import { insertAnnouncements } from './insert/insertAnnouncements.ts';

const all = [...releases, ...articles, ...jobs];

test.each([
  ['PRS-01', 12, 'pages of the press room', [...releases, ...articles]],
  ['PRS-02', 6, 'jobs', jobs],
] as const)('%s: %i %s, in both languages', (_id, count, _name, announcements) => {
  expect(announcements.length).toBe(count);
  for (const { title, summary, body } of announcements)
    for (const text of [title, summary, body]) expect(text.fr && text.en && text.fr !== text.en).toBe(true);
});

test('PRS-05: one tag has nothing', () => {
  const tags = announcementLists.flatMap(({ tags: own }) => own.map(({ id }) => id));
  expect(tags.filter((id) => !all.some(({ tag }) => tag === id))).toEqual(['volunteer']);
  expect(all.filter(({ tag }) => !tags.includes(tag))).toEqual([]);
});

test('PRS-01: every PDF that the sample names is there', () => {
  const files = all.flatMap(({ pdf }) => (pdf ? [pdf.fr, pdf.en] : []));
  expect(files.length).toBe(2);
  expect(files.filter((path) => !existsSync(`public${path}`))).toEqual([]);
});

test('PRS-03: all of them were told before the start, one on the first of a month', async () => {
  const store = await openTestStore();
  const [today, timezone] = [Temporal.PlainDate.from('2027-07-01'), 'America/Toronto'];
  await store.write((db) => insertAnnouncements(db, { today, timezone }));
  const rows = await listAnnouncements(store.db, 'fr', 'press');
  await store.close();
  const days = rows.map(({ published_at: at }) =>
    Temporal.Instant.fromEpochMilliseconds(at * 1000)
      .toZonedDateTimeISO(timezone)
      .toPlainDate()
      .toString(),
  );
  expect(days).toHaveLength(12);
  expect(days.filter((day) => day >= today.toString())).toEqual([]);
  expect(days).toContain('2027-06-01');
});
