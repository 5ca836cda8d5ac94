import { expect, onTestFinished, test, vi } from 'vitest';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import type { Tile } from '#contract/programme/shows/view.ts';
import en from '#locales/en/layout.json' with { type: 'json' };
import fr from '#locales/fr/layout.json' with { type: 'json' };
import { partsOf, plainHtml, textOf, valuesOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { ShowCard } from './ShowCard.tsx';
import { ShowMarkContext } from './showMark.ts';

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

test('a card is one link, with its hour for people and for machines, its place, its price and what is left', () => {
  const html = renderScreen(
    <ShowCard
      show={{ ...show, kind: 'venue', status: 'ON_SALE', price: { min: 25, max: 40 } }}
      day="Friday Jul 16"
    />,
  );
  expect(plainHtml(html)).toBe(
    '<article data-status="ON_SALE"><span></span><div>' +
      '<time dateTime="2027-07-16T19:30-04:00"><span>Friday Jul 16</span> <b>7:30 pm</b></time>' +
      '<h3><a href="/fr/spectacles/tante-bricole">Tante Bricole</a></h3><p>Théâtre du Coin · Montréal</p>' +
      '<p><span><svg aria-hidden="true"><use href="/icons/sprite.svg#venue"></use></svg> In venue</span>' +
      '<span>$25–40</span><span data-tone="paper">On sale</span></p></div></article>',
  );
});

test('PIC-07: the picture of a card is fetched once it comes near, in the first screen at once', () => {
  const loading = (isUrgent?: boolean) =>
    valuesOf(
      renderScreen(<ShowCard show={{ ...show, image: '/a.avif' }} {...(isUrgent && { isUrgent })} />),
      'loading',
    );
  expect([loading(), loading(true)]).toEqual([['lazy'], ['eager']]);
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

test('a show of a whole day has its day for machines, and no hour for anybody', () => {
  const html = renderScreen(
    <ShowCard show={{ ...show, start: '2027-07-16T00:00-04:00', minutes: 1_440 }} day="Friday Jul 16" />,
  );
  expect(partsOf(plainHtml(html), 'time')).toEqual([
    '<time dateTime="2027-07-16"><span>Friday Jul 16</span> <b></b></time>',
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

test.each([
  ['FREE', 'yellow', 'Free'],
  ['ON_SALE', 'paper', 'On sale'],
  ['SOLD_OUT', 'danger', 'Sold out'],
] as const)('what is left of a show is told in words and colours: %s', (status, tone, words) => {
  const html = renderScreen(<ShowCard show={{ ...show, status }} />);
  expect([
    valuesOf(html, 'data-status'),
    valuesOf(html, 'data-tone'),
    partsOf(html, 'p').map(textOf).at(-1),
  ]).toEqual([[status], [tone], words]);
});

test('WSH-01: a member’s mark stands on the card of its show, beside the link; a visitor has none', () => {
  const marked = (
    <ShowMarkContext value={({ id }) => <i>{`mark of ${id}`}</i>}>
      <ShowCard show={show} />
    </ShowMarkContext>
  );
  expect([
    renderScreen(marked).endsWith('</div><i>mark of 1</i></article>'),
    renderScreen(<ShowCard show={show} />).includes('<i>'),
  ]).toEqual([true, false]);
});
