import * as v from 'valibot';
import { expect, test } from 'vitest';
import { announcement, announcementAttributes, announcementListAttributes } from './announcement.ts';

const shared = {
  date: '2027-06-01T12:00:00Z',
  pdf_url: '/media/1.pdf',
  image_url: '/media/1.avif',
  city: 'Montréal',
  employment: 'PART_TIME',
};
const entry = { id: '1', title: 'Une annonce', detail_url: '/fr/presse/une', tag: 'press', ...shared };
const page = { title: 'Une annonce', body: '<p>x</p>', ...shared };

test('PRS-03: every field of an announcement is read, in the list and on its page', () => {
  expect(v.parse(announcement, { ...entry, id: 1, title: ' Une annonce ' })).toEqual(entry);
  expect(v.parse(announcementAttributes, { ...page, more: 1 })).toEqual(page);
});

test.each([
  [{ date: '2027-06-01' }, { date: '2027-06-01' }],
  [{ date: '2027-06-01T12:00:00' }, { date: null }],
  [{ date: '1 juin' }, { date: null }],
  [{ date: 5 }, { date: null }],
  [{ date: undefined }, { date: null }],
  [{ pdf_url: 'x' }, { pdf_url: null }],
  [{ image_url: '//a.example' }, { image_url: null }],
  [{ city: 5 }, { city: '' }],
  [{ city: undefined }, { city: '' }],
  [{ employment: 'part-time' }, { employment: null }],
  [{ employment: undefined }, { employment: null }],
  ...['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN', 'VOLUNTEER'].map((employment): [object, object] => [
    { employment },
    { employment },
  ]),
])('PRS-03: %j is read as %j', (told, read) => {
  expect(v.parse(announcement, { ...entry, ...told })).toEqual({ ...entry, ...read });
  expect(v.parse(announcementAttributes, { ...page, ...told })).toEqual({ ...page, ...read });
});

test('PRS-03: an entry needs an id and a title; a page needs nothing', () => {
  expect(v.parse(announcement, { ...entry, detail_url: 5, tag: 5 })).toEqual({
    ...entry,
    detail_url: null,
    tag: '',
  });
  const wrong = [{ id: '' }, { id: null }, { title: ' ' }, { title: 5 }];
  expect(wrong.filter((field) => v.is(announcement, { ...entry, ...field }))).toEqual([]);
  expect(v.parse(announcementAttributes, { ...page, title: 5, body: [] })).toEqual({
    ...page,
    title: '',
    body: '',
  });
});

test('PRS-03: a list has a title, a text and groups of entries, as far as they can be read', () => {
  const tags = [{ id: 'a', title: 'Festival', entry: 'Communiqué' }];
  const list = { title: 'Presse', body: '<p>x</p>', tags };
  expect(v.parse(announcementListAttributes, { ...list, more: 1 })).toEqual(list);
  expect(v.parse(announcementListAttributes, { tags: [{ id: 'a', title: 'Festival', entry: 5 }] })).toEqual({
    title: '',
    body: '',
    tags: [{ id: 'a', title: 'Festival', entry: '' }],
  });
  for (const wrong of [
    { tags: [{ id: '', title: 'x' }] },
    { tags: [{ id: 'a', title: '' }] },
    { tags: {} },
    {},
  ])
    expect(v.parse(announcementListAttributes, { title: 5, body: 5, ...wrong })).toEqual({
      title: '',
      body: '',
      tags: [],
    });
});
