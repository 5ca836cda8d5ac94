import { afterAll, beforeAll, expect, test } from 'vitest';
import { outcomeOf, reserveCall, uuidOf, type Call } from '#server/stress/asking.ts';
import { addMember } from './testing/bookingSite.ts';
import { openMemberSite, type MemberSite } from './testing/memberSite.ts';
import type { Identity } from './resource.ts';

const ids = { programmation: '7', edition: '2027', festival: '12' };
const ofSite8 = { ...ids, festival: '8' };
const bookings = '/v1/me/creditbooking';
const wishes = '/v1/me/programmationwishlist';
const likeCall = (named: typeof ids): Call => ({
  method: 'POST',
  path: wishes,
  body: { ...named, liked: true },
});

let site: MemberSite;
let member: Identity;
beforeAll(async () => {
  site = await openMemberSite(undefined, { SITE_ID: '12' });
  member = await addMember(site, 3);
});
afterAll(() => site.close());

const read = async (call: Call): Promise<unknown> => JSON.parse((await site.ask(member, call)).body);

test.each([
  [
    'a reservation',
    {
      make: reserveCall,
      single: bookings,
      list: `${bookings}s`,
      changes: [{ status: 'false' }, { status: 'true' }],
    },
  ],
  [
    'a wish',
    { make: likeCall, single: wishes, list: `${wishes}s`, changes: [{ liked: false }, { liked: true }] },
  ],
] as const)(
  'ENV-01: the festival of %s is the site’s number that is set, and no other',
  async (_, { make, single, list, changes }) => {
    expect(outcomeOf(await site.ask(member, make(ofSite8)))).toBe('422 contradictory');
    const made = await site.ask(member, make(ids));
    expect(JSON.parse(made.body)).toMatchObject({ data: ids });
    const path = `${single}/${uuidOf(made)}` as const;
    for (const body of changes)
      expect(await read({ method: 'PATCH', path, body })).toMatchObject({ data: { ...ids, ...body } });
    expect(await read({ method: 'GET', path })).toMatchObject({ data: ids });
    expect(await read({ method: 'GET', path: list })).toMatchObject({ data: { items: [ids] } });
    expect(await read({ method: 'DELETE', path })).toMatchObject({ data: ids });
  },
);
