import { describe, expect, test } from 'vitest';
import { getInitialSnapshot, type SnapshotFrom } from 'xstate';
import type { WishlistFacts } from '#machines/wishlist/facts.ts';
import { wishlistMachine, type WishlistEvent } from '#machines/wishlist/wishlist.machine.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import en from '#locales/en/wishlist.json' with { type: 'json' };
import { Heart } from './Heart.tsx';
import { HeartView } from './HeartView.tsx';
import { wishlistPicture } from './wishlist.picture.ts';

type HeartSnapshot = SnapshotFrom<typeof wishlistMachine>;

const off: WishlistFacts = { memberData: 'loaded', hasIds: true, isLiked: false, entryId: null };
const at = (
  value: HeartSnapshot['value'],
  changes: Partial<HeartSnapshot['context']> = {},
): HeartSnapshot => {
  const { context } = getInitialSnapshot(wishlistMachine, { facts: off });
  return wishlistMachine.resolveState({ value, context: { ...context, ...changes } });
};
const view = (snapshot: HeartSnapshot, send: (event: WishlistEvent) => void = () => {}) => (
  <HeartView picture={wishlistPicture(snapshot)} send={send} title="Impro totale" when="16 July" />
);
const on = { facts: { ...off, isLiked: true, entryId: 'wish' } };
const stateOf = (html: string) => ({
  isHidden: /^<span[^>]* hidden=""/.test(html),
  isLiked: /aria-pressed="(\w+)"/.exec(html)?.[1],
  isBusy: /aria-disabled="(\w+)"/.exec(html)?.[1],
  drawing: /#(\w+)"/.exec(html)?.[1],
});
const rest = { isHidden: false, isBusy: 'false' };
const busy = { isHidden: false, isBusy: 'true' };
const full = { isLiked: 'true', drawing: 'liked' };
const empty = { isLiked: 'false', drawing: 'heart' };

describe('WSH-04: the heart is drawn at once as it is wanted', () => {
  test.each([
    ['hidden', {}, { ...rest, ...empty, isHidden: true }],
    ['off', {}, { ...rest, ...empty }],
    ['off', { facts: { ...off, entryId: 'wish' } }, { ...rest, ...empty }],
    ['on', on, { ...rest, ...full }],
    ['adding', { isWanted: true }, { ...busy, ...full }],
    ['removing', { ...on, isWanted: false }, { ...busy, ...empty }],
    ['checking', { isWanted: true }, { ...busy, ...full }],
    ['checking', { ...on, isWanted: false }, { ...busy, ...empty }],
    ['parked', { isWanted: true }, { ...busy, ...full }],
    ['parked', { ...on, isWanted: false }, { ...busy, ...empty }],
  ] as const)('WSH-04: %s %j', (value, changes, drawn) => {
    expect(stateOf(renderScreen(view(at(value, changes))))).toEqual(drawn);
  });

  test('WSH-02: it says which date it is for', () => {
    expect(renderScreen(view(at('off')))).toContain('aria-label="Wishlist: Impro totale, 16 July"');
  });

  test('WSH-07: trouble is told politely, and only then', () => {
    const told = (hasTrouble: boolean) =>
      /role="status"[^>]*>([^<]*)</.exec(renderScreen(view(at('off', { hasTrouble }))))?.[1];
    expect([told(true), told(false)]).toEqual([en.trouble, '']);
  });
});

test('WSH-06: a press toggles with a new key; the second click of a double click does not', () => {
  const sent: WishlistEvent[] = [];
  for (const detail of [0, 1, 2])
    renderScreen(
      view(at('off'), (event) => sent.push(event)),
      {
        presses: ['Wishlist: Impro totale, 16 July'],
        event: { detail },
      },
    );
  expect(sent.map(({ type }) => type)).toEqual(['heart.toggled', 'heart.toggled']);
  expect(new Set(sent.map((event) => ('key' in event ? event.key : ''))).size).toBe(2);
});

test.each([
  ['a visitor', { programmation: '7', edition: '2027', festival: '8' }],
  ['a date without its ids', null],
])('WSH-02: %s sees no heart', (_, ids) => {
  expect(
    renderScreen(<Heart ids={ids} title="Impro totale" when="16 July" member={null} log={() => {}} />),
  ).toBe('<span hidden="" data-scope="wishlist" data-state="hidden"></span>');
});
