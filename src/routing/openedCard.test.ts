import { expect, test } from 'vitest';
import { cardOf, createOpenedCard } from './openedCard.ts';

interface Drawn {
  /** The name of its heading, where that is more than its text; null where the text says all. */
  label?: string | null;
  /** Whether the heading is in the link, or around it, in the card. */
  isWithin?: boolean;
  hasHeading?: boolean;
  isLoaded?: boolean;
}

/** A link of a card. */
const linkOf = ({ label = null, isWithin = true, hasHeading = true, isLoaded = true }: Drawn): Element => {
  const heading = hasHeading ? { getAttribute: () => label, textContent: 'Gérard et le gala…' } : null;
  const image = { complete: isLoaded, currentSrc: 'https://chapiteau.test/gala.avif' };
  const find = (selector: string) => (selector === 'img' ? image : isWithin ? heading : null);
  const another = { complete: true, currentSrc: 'https://chapiteau.test/another.avif' };
  const card = { querySelector: () => (isWithin ? another : image) };
  return Object.assign(Object.create(null), {
    querySelector: (selector: string) => (selector === 'img' && !isWithin ? null : find(selector)),
    closest: (selector: string) => (selector === 'article' ? card : isWithin ? null : heading),
  });
};

const picture = 'https://chapiteau.test/gala.avif';
const whole = 'Gérard et le gala des gens qui parlent trop fort';

test.each<[string, Drawn, ReturnType<typeof cardOf>]>([
  ['a heading in the link', {}, { title: 'Gérard et le gala…', picture }],
  ['a heading around the link', { isWithin: false }, { title: 'Gérard et le gala…', picture }],
  ['a title that is cut, as a whole', { label: whole }, { title: whole, picture }],
  ['no heading', { hasHeading: false, isWithin: false }, null],
  ['a picture that has not come', { isLoaded: false }, null],
])('LDR-09: the first view of a page is the title and the picture of its card: %s', (_, drawn, card) => {
  expect(cardOf(linkOf(drawn))).toEqual(card);
});

test('LDR-09: only of the page that the card leads to, and of the last one', () => {
  const { of, set } = createOpenedCard();
  const card = { title: whole, picture };
  set('/en/shows/gala', card);
  expect([of('/en/shows/gala'), of('/en/shows/gala?lang=fr'), of('/en')]).toEqual([card, null, null]);
  set('/en', null);
  expect(of('/en/shows/gala')).toBeNull();
});
