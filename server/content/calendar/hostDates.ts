import { kindOf } from '#contract/programme/shows/kind.ts';
import { timesOf } from '#server/host/lists/datesOfShow.ts';
import type { HostLists } from '#server/host/lists/hostLists.ts';
import { hostListLimits } from '#server/host/lists/limits.ts';
import type { DateSource } from './dateSource.ts';

/** The dates of somebody else's programme; an online show has the words of its category in place of a venue. */
export const hostDates = (lists: HostLists, timezone: string): DateSource => ({
  find: async (lang, id) => {
    await lists.known();
    const found = lists.dates[lang].items().find((date) => date.id === id);
    if (found === undefined) return null;
    const { title, url: address, date, venue, city, categories, state } = found;
    const online = categories.find((category) => kindOf([category]) === 'online');
    const place = online ?? [venue, city].filter((name) => name !== '').join(', ');
    return { id, title, place, address, ...timesOf(date, timezone), state };
  },
  lifetime: hostListLimits.fresh,
});
