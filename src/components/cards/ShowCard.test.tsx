import { expect, onTestFinished, test, vi } from 'vitest';
import en from '#locales/en/layout.json' with { type: 'json' };
import fr from '#locales/fr/layout.json' with { type: 'json' };
import { renderLive } from '#src/testing/renderLive.tsx';
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

test.each([
  ['America/Toronto', '', ['', '7:30 pm']],
  ['Europe/Paris', '', ['Saturday Jul 17', '1:30 am']],
  ['Europe/Paris', 'Friday', ['Saturday Jul 17', '1:30 am']],
  ['America/Vancouver', '', ['', '4:30 pm']],
  ['America/Vancouver', 'Friday', ['Friday Jul 16', '4:30 pm']],
])(
  'CAL-34: a show online is at the hour of whoever looks, with its day where that is another (%s, %j)',
  async (zone, day, when) => {
    const spy = vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue(zone);
    onTestFinished(() => spy.mockRestore());
    const online = { ...show, kind: 'online' as const, timezone: 'America/Toronto' };
    const { find } = await renderLive(<ShowCard show={online} day={day} />);
    const time = find('time');
    expect([time.querySelector('span')?.textContent ?? '', time.querySelector('b')?.textContent]).toEqual(
      when,
    );
  },
);
