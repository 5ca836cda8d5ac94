import type { Locator } from '@playwright/test';
import * as v from 'valibot';
import { demoShow } from '#e2e/site/festival.ts';
import { expect } from '#e2e/site/test.ts';
import { filled, type SiteWords, words } from '#e2e/site/words.ts';
import { settings } from '#machines/settings.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import type { ticketListMachine } from '#machines/ticketList/ticketList.machine.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { openTab } from '../browser/openTab.ts';

/** The dates of the show as the walks have them: all but the first in another city. */
const total = 12;
const away = 'Laval';
const home = 'Toronto';

const place = v.looseObject({ location: v.looseObject({ city: v.looseObject({ name: v.string() }) }) });
const list = v.looseObject({ data: v.array(v.looseObject({ venue: place })) });

/** As many dates of the real answer, moved to the other city. */
const movedAway = (json: unknown): unknown => {
  const { data, ...rest } = v.parse(list, json);
  const moved = data.slice(0, total).map((ticket, index) => {
    const { venue } = ticket;
    if (index === 0) return ticket;
    return { ...ticket, venue: { ...venue, location: { ...venue.location, city: { name: away } } } };
  });
  return { ...rest, data: moved, totalcount: total, next: null };
};

interface TicketListScene extends Visit {
  root: Locator;
  rows: Locator;
  city: Locator;
  more: Locator;
  text: SiteWords['show']['tickets'];
}

const visibleOf = ({ facts }: Place): number => Number(facts['visible']);

/** SHW-13: so many dates are seen, and the button tells how many of the others it will show. */
const seesDates = async (
  { root, rows, more, text }: TicketListScene,
  at: Place,
  count: number,
): Promise<void> => {
  const visible = visibleOf(at);
  await expect(rows.filter({ visible: true })).toHaveCount(Math.min(visible, count));
  const name = filled(text.allNamed, {
    more: Math.min(settings.ticketList.more, count - visible),
    total: count,
  });
  if (visible < count) await expect(more).toHaveAccessibleName(name);
  else await expect(root.getByRole('button', { name: text.all })).toHaveCount(0);
};

/** SHW-13, SHW-14 */
export const ticketListCounterpart = counterpart<typeof ticketListMachine, TicketListScene>('ticketList', {
  requirements: 'SHW-13, SHW-14',
  begin: async (visit) => {
    const { page, gate, lang } = visit;
    gate.edit(({ path }) => /\/shows\/[^/]+\/programmations/.test(path), movedAway);
    await openTab(visit, demoShow[lang]);
    const root = page.locator('[data-scope="ticketList"]');
    const text = words[lang].show.tickets;
    const rows = root.locator('ol > li');
    // The page asks for the seats anew as soon as it is open.
    await expect(rows).toHaveCount(total);
    const more = root.getByRole('button', { name: text.all });
    return { ...visit, root, rows, more, text, city: root.getByRole('combobox', { name: text.city }) };
  },
  events: {
    'more.pressed': async ({ more, rows }, _event, from) => {
      await more.click();
      // Whoever reads on from the button goes on with the first date that it has shown.
      const revealed = rows.filter({ visible: true }).nth(visibleOf(from));
      if ((await revealed.count()) > 0) await expect(revealed).toBeFocused();
    },
    'city.chosen': ({ city }, event) => city.selectOption(event.city),
  },
  ports: {},
  states: {
    everyCity: async (scene, at) => {
      await seesDates(scene, at, total);
      await expect(scene.city.getByRole('option')).toHaveText([scene.text.everyCity, home, away]);
      await expect(scene.city).toHaveValue('');
    },
    oneCity: async (scene, at) => {
      await seesDates(scene, at, total - 1);
      await expect(scene.city).toHaveValue(away);
      await expect(scene.rows.filter({ hasNotText: away })).toHaveCount(0);
    },
  },
});
