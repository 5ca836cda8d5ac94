import { describe, expect, test } from 'vitest';
import { feedTags } from './feedTags.ts';
import { renderHead } from './head.ts';

describe('META-03', () => {
  test('META-03: the head leads to both feeds of its language', () => {
    expect(
      renderHead(feedTags({ lang: 'fr', title: 'Nouveaux spectacles' }, { hasFeeds: true })).split('\n'),
    ).toEqual([
      '<link data-head rel="alternate" type="application/rss+xml" title="Nouveaux spectacles (RSS)" href="/fr/feeds/shows.rss">',
      '<link data-head rel="alternate" type="application/atom+xml" title="Nouveaux spectacles (Atom)" href="/fr/feeds/shows.atom">',
    ]);
  });

  test('META-03: where nobody knows what is new there are none', () => {
    expect(feedTags({ lang: 'en', title: 'New shows' }, { hasFeeds: false })).toEqual([]);
  });
});
