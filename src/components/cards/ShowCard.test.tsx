import { expect, onTestFinished, test, vi } from 'vitest';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import type { Tile } from '#contract/programme/shows/view.ts';
import en from '#locales/en/layout.json' with { type: 'json' };
import fr from '#locales/fr/layout.json' with { type: 'json' };
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
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

const toldOf = (facts: Partial<Tile>): string[] =>
  partsOf(renderScreen(<ShowCard show={{ ...show, ...facts }} />), 'p').map(textOf);

test.each(
  dateStates({
    scheduled: ['danger', 'Sold out'],
    cancelled: ['danger', 'Cancelled'],
    'cancelled, given after all': ['danger', 'Sold out'],
    postponed: ['yellow', 'Postponed'],
    'postponed, given at its old hour': ['danger', 'Sold out'],
    'postponed, then moved': ['yellow', 'New date'],
    moved: ['yellow', 'New date'],
    'moved back': ['danger', 'Sold out'],
    'moved twice': ['yellow', 'New date'],
  }),
)('RES-16: what became of a date is told before its tickets: $name', ({ state, told: [tone, words] }) => {
  const html = renderScreen(
    <ShowCard
      show={{ ...show, kind: 'venue', status: 'SOLD_OUT', ...(state !== 'scheduled' && { state }) }}
      more="+ 2 dates"
    />,
  );
  expect([valuesOf(html, 'data-tone'), partsOf(html, 'p').map(textOf)]).toEqual([
    ['paper', tone],
    ['Théâtre du Coin · Montréal', `In venue + 2 dates ${words}`],
  ]);
});

test('CAL-35: a show online tells its clock; one without an hour tells none', () => {
  const online = { kind: 'online', timezone: 'America/Toronto', venue: '', city: '' } as const;
  expect([toldOf(online), toldOf({ ...online, start: '2027-07-16T00:00-04:00', minutes: 1_440 })]).toEqual([
    ['Eastern Time', 'Online'],
    ['', 'Online'],
  ]);
});

test('RTE-02: a title in the other language says so', () => {
  const [link = ''] = partsOf(renderScreen(<ShowCard show={{ ...show, writtenIn: 'fr' }} />), 'a');
  expect(valuesOf(link, 'lang')).toEqual(['fr']);
});
