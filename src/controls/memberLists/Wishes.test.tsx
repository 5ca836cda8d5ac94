import { describe, expect, test } from 'vitest';
import type { BookingItem } from '#contract/wire/member/booking.ts';
import { partsOf, plainHtml, textOf } from '#src/testing/html.ts';
import { drawLists, knownLists, now, reservation, show } from './testing/draw.tsx';

const at = (uuid: string, instant: number, changes: Partial<BookingItem> = {}) =>
  reservation({ uuid, programmation: `of ${uuid}`, show: show(new Date(instant).toISOString()), ...changes });
const day = 86_400_000;

describe('WSH-08: the wishlist', () => {
  const wishes = (...items: BookingItem[]) =>
    textOf(
      /<section[^>]*aria-labelledby="wishes">.*?<\/section>/s.exec(
        drawLists(knownLists({ wishes: items })),
      )?.[0] ?? '',
    );

  test.each([
    [
      'en',
      '<article><span></span><div><h3><a href="/en/shows/improv">Total improv</a></h3>' +
        '<p><time dateTime="2027-07-16T23:30:00Z">Friday, July 16, 2027, <span>7:30 pm</span></time></p>' +
        '<p>The Parkdale Velvet · Toronto</p></div>' +
        '<span><i>[w1: Total improv, 16 July, 7:30 pm]</i></span></article>',
    ],
    [
      'fr',
      '<article><span></span><div><h3><a href="/fr/spectacles/impro">Impro totale</a></h3>' +
        '<p><time dateTime="2027-07-16T23:30:00Z">vendredi 16 juillet 2027, <span>19:30</span></time></p>' +
        '<p>The Parkdale Velvet · Toronto</p></div>' +
        '<span><i>[w1: Impro totale, 16 juillet, 19:30]</i></span></article>',
    ],
  ] as const)(
    'WSH-08: a wish has its show, its hour, its place and its heart, in the language of the page (%s)',
    (lang, card) => {
      const html = drawLists(knownLists({ wishes: [reservation({ uuid: 'w1' })] }), lang);
      expect(partsOf(plainHtml(html), 'article')).toEqual([card]);
    },
  );

  test('WSH-08: by their start, whatever the order of the list', () => {
    const words = wishes(at('late', now + 2 * day), at('soon', now + day));
    expect([...words.matchAll(/\[(\w+):/g)].map(([, uuid]) => uuid)).toEqual(['soon', 'late']);
  });

  test('WSH-08: what is over is folded after what is to come; it can still be unliked', () => {
    const html = drawLists(
      knownLists({ wishes: [at('old', now - day), at('new', now + day), at('older', now - 2 * day)] }),
    );
    const [coming = '', over = ''] = html.split('<details');
    const named = (part: string) => [...part.matchAll(/\[(\w+):/g)].map(([, uuid]) => uuid);
    expect([named(coming), named(over)]).toEqual([['new'], ['older', 'old']]);
    expect(over).toMatch(/^[^>]*><summary>Over \(2\)<\/summary>/);
  });

  test('WSH-08: where all is over the list says so, and leads to the calendar', () => {
    const html = drawLists(knownLists({ wishes: [at('old', now - day)] }));
    const words = 'Everything you liked is over.';
    expect([html.includes(words), html.includes('No favourites yet.')]).toEqual([true, false]);
    const later = drawLists(knownLists({ wishes: [at('old', now - day), at('new', now + day)] }));
    expect(later).not.toContain(words);
  });

  test('WSH-05: a list of what is liked no more is empty', () => {
    expect(wishes(at('w1', now + day, { reserved: false }))).toContain('No favourites yet.');
  });
});
