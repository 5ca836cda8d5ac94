import type { Identity } from '../resource.ts';
import { outcomeOf, type Call } from '#server/stress/asking.ts';
import { addMembers, readBooks } from '#server/stress/people.ts';
import { openMemberSite, type MemberSite } from './memberSite.ts';

/** For tests: dates of the test programme: with seats, without any left, and with uncounted seats. */
export const gala = { id: 7, ids: { programmation: '7', edition: '2027', festival: '8' } };
export const soldOut = { id: 8, ids: { ...gala.ids, programmation: '8' } };
export const uncounted = { id: 3, ids: { ...gala.ids, programmation: '3' } };

/** For tests: the request for a member's reservations. */
export const listing: Call = { method: 'GET', path: '/v1/me/creditbookings?enabled=true' };

/** For tests: a member with so many credits. */
export const addMember = async ({ store }: MemberSite, credits: number): Promise<Identity> => {
  const [one] = await addMembers(store, 1, credits);
  if (!one) throw new Error('Nobody came');
  return one;
};

/** For tests: a site with two members; Camille has three credits, Sam one. */
export interface BookingSite {
  site: MemberSite;
  camille: Identity;
  sam: Identity;
}
export const openBookingSite = async (): Promise<BookingSite> => {
  const site = await openMemberSite();
  return { site, camille: await addMember(site, 3), sam: await addMember(site, 1) };
};

/** For tests: the result of a request: its status, and the code of a refusal. */
export const outcomeAt = async (site: MemberSite, who: Identity, call: Call): Promise<string> =>
  outcomeOf(await site.ask(who, call));

/** For tests: the database's view of a date and a member. */
export const booksAt = ({ store }: MemberSite, who: Identity, { id, ids } = gala) =>
  readBooks(store, [who], [{ id, ids }]);

/** For tests: gives a date so many seats, so many of them taken. */
export const setSeats = ({ store }: MemberSite, id: number, capacity: number, taken: number) =>
  store.write((db) =>
    db.updateTable('programmations').set({ capacity, taken }).where('id', '=', id).execute(),
  );
