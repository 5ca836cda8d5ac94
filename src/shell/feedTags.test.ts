import { describe, expect, test } from 'vitest';
import { feedTags } from './feedTags.ts';
import { renderHead } from './head.ts';

describe('META-03', () => {
  test('META-03: the head leads to both feeds of its language', () => {
    expect(renderHead(feedTags({ lang: 'fr', title: 'Nouveaux spectacles' })).split('\n')).toEqual([
      '<link data-head rel="alternate" type="application/rss+xml" title="Nouveaux spectacles (RSS)" href="/fr/feeds/shows.rss">',
      '<link data-head rel="alternate" type="application/atom+xml" title="Nouveaux spectacles (Atom)" href="/fr/feeds/shows.atom">',
    ]);
  });

  test('META-03: pages of the press room lead to its feeds too', () => {
    const press = feedTags({ lang: 'en', title: 'New shows', press: 'Press room' });
    expect(press.slice(2).map(({ attributes }) => [attributes['title'], attributes['href']])).toEqual([
      ['Press room (RSS)', '/en/feeds/press.rss'],
      ['Press room (Atom)', '/en/feeds/press.atom'],
    ]);
  });
});
