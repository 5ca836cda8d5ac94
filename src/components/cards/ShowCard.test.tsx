import { expect, test } from 'vitest';
import en from '#locales/en/layout.json' with { type: 'json' };
import fr from '#locales/fr/layout.json' with { type: 'json' };
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { ShowCard } from './ShowCard.tsx';

const show = {
  id: '1',
  title: 'Tante Bricole',
  url: '/fr/spectacles/tante-bricole',
  image: null,
  start: '2027-07-16T19:30-04:00',
  venue: 'Théâtre du Coin',
  city: 'Montréal',
};

test.each([
  ['fr', 'venue', 'En salle'],
  ['fr', 'outdoor', 'Extérieur'],
  ['fr', 'online', 'En ligne'],
  ['en', 'venue', 'In venue'],
  ['en', 'outdoor', 'Outdoor'],
  ['en', 'online', 'Online'],
] as const)('SHW-16: a card says where one is, by a shape and a word (%s, %s)', (lang, kind, word) => {
  const html = renderScreen(<ShowCard show={{ ...show, kind }} />, {
    lang,
    texts: { layout: { fr, en }[lang] },
  });
  expect(html).toContain(
    `<svg aria-hidden="true"><use href="/icons/sprite.svg#${kind}"></use></svg> ${word}</span>`,
  );
});

test('SHW-16: a card of a kind that is not known says nothing of it', () => {
  expect(renderScreen(<ShowCard show={show} />)).not.toContain('<svg');
});
