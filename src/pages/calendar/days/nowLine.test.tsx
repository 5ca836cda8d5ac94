import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { groupByTime } from '#contract/programme/calendar/dayView.ts';
import { presentIn } from '#contract/programme/time/present.ts';
import { textOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { linksOf } from '../calendar.url.ts';
import { asking, frame, stateAt, tileAt } from '../testing/sample.ts';
import { useWords } from '../words.ts';
import { DayView } from './DayView.tsx';

const path = '/en/calendar';
const at = (local: string) => Date.parse(`2027-07-${local}:00-04:00`);

interface Scene {
  local: string;
  /** The time of the page's data, if not the present. */
  told?: string;
  total?: number;
  after?: string | null;
  before?: string | null;
  earlier?: number | null;
}

/** The 16th with shows at 18:00, 19:30 and 21:00. */
const dayAt = ({ local, told = local, total = 3, after = null, before = null, earlier = null }: Scene) => {
  const shows = ['18:00', '19:30', '21:00'].map((time) => tileAt(time, { id: time, title: time }));
  const state = stateAt({ mode: 'day', day: '2027-07-16', ...(after !== null && { after }) });
  const Day = () => (
    <DayView
      day={{
        date: '2027-07-16',
        after,
        before,
        earlier,
        total,
        offset: 0,
        hidden: 0,
        groups: groupByTime(shows),
      }}
      words={useWords()}
      present={presentIn(at(told), 'America/Toronto')}
      now={() => at(local)}
      link={linksOf(path, state, frame)}
      hrefOf={(offset) => `/${offset}`}
      asking={asking}
    />
  );
  return <Day />;
};

/** The headings of a day, and the present moment among them. */
const orderIn = (html: string): string[] =>
  (html.match(/<h2.*?<\/h2>|<p [^>]*>Now, .*?<\/p>/gs) ?? []).map(textOf);
const draw = (scene: Scene) => renderScreen(dayAt(scene), { lang: 'en', queries: new QueryClient() });

const now = (time: string) => `Now, ${time}, Eastern Time`;
const [six, half, nine] = ['6:00 pm', '7:30 pm', '9:00 pm'];

describe.each([
  ['short', 3],
  ['long', 101],
])('CAL-38: the present moment in a %s day', (_, total) => {
  test.each([
    ['16T17:59', [now('5:59 pm'), six, half, nine]],
    ['16T18:00', [six, now('6:00 pm'), half, nine]],
    ['16T20:59', [six, half, now('8:59 pm'), nine]],
    ['16T21:00', [six, half, nine, now('9:00 pm')]],
    ['17T00:00', [six, half, nine]],
  ])('CAL-38: stands before what is to come, after all that has begun: at %s', (local, order) => {
    expect(orderIn(draw({ local, total }))).toEqual(order);
  });
});

test('TON-06: tonight begins with the present moment', () => {
  const tonight = { after: '18:30', before: '04:00' };
  expect(orderIn(draw({ local: '16T18:30', ...tonight })).slice(0, 2)).toEqual([now('6:30 pm'), half]);
});

test.each([
  ['a whole one', {}, [`${path}?mode=day&amp;day=2027-07-16&amp;after=18%3A40`]],
  ['one from another time on', { after: '18:00' }, [`${path}?mode=day&amp;day=2027-07-16&amp;after=18%3A40`]],
  ['one that begins with the present', { after: '18:40' }, []],
  ['one whose earlier shows are folded', { earlier: 4 }, []],
  ['a part that ends', { before: '23:00' }, []],
  ['another day than today', { local: '17T18:40' }, []],
])('CAL-10: from a long day a link leads to the present: of %s', (_, scene, hrefs) => {
  const html = draw({ local: '16T18:40', total: 101, ...scene });
  expect([...html.matchAll(/href="([^"]*)"[^>]*>Now, 6:40 pm/g)].map(([, href]) => href)).toEqual(hrefs);
});

test('CAL-35: in the browser the present moment goes on by the clock of the festival', async () => {
  const { html } = await renderLive(dayAt({ told: '16T17:50', local: '16T19:40' }));
  expect(orderIn(html())).toEqual([six, half, now('7:40 pm'), nine]);
});
