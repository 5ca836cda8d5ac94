import * as v from 'valibot';
import type { People } from './member.ts';
import type { Pick, Seeder, World } from './seeder.ts';

const named = v.object({ data: v.object({ uuid: v.string() }) });
const listed = v.object({
  data: v.object({ items: v.array(v.looseObject({ uuid: v.string(), status: v.optional(v.string()) })) }),
});
const sessions = v.object({ data: v.object({ items: v.array(v.object({ id: v.string() })) }) });
const credits = v.object({ items: v.tuple([v.object({ uuid: v.string() })]) });

const tokenOf = async (people: People): Promise<string> => (await people.member()).session.token;

/** Ids of a date that the member has not reserved yet. */
const freeDate = async ({ people, facts }: World, pick: Pick, list: string) => {
  const token = await tokenOf(people);
  const body = await people.ask(
    v.object({ data: v.object({ items: v.array(v.object({ programmation: v.string() })) }) }),
    'GET',
    list,
    { token },
  );
  const taken = new Set(body.data.items.map(({ programmation }) => programmation));
  return pick(facts.open.filter(({ programmation }) => !taken.has(programmation)));
};

const bookings = '/v1/me/creditbookings?enabled=true';
const wishes = '/v1/me/programmationwishlists';

/** A booking of the member: an existing one, or a new one. */
const booking = async (world: World, pick: Pick, status?: 'true') => {
  const { people } = world;
  const token = await tokenOf(people);
  const { data } = await people.ask(listed, 'GET', bookings, { token });
  const own = data.items.filter((item) => status === undefined || item.status === status);
  if (own.length > 0) return pick(own);
  const body = { ...(await freeDate(world, pick, bookings)), status: 'true', enabled: true };
  const { data: made } = await people.ask(named, 'POST', '/v1/me/creditbooking', { token, body });
  return { uuid: made.uuid, status: 'true' };
};

const wish = async (world: World, pick: Pick): Promise<string> => {
  const { people } = world;
  const token = await tokenOf(people);
  const { data } = await people.ask(listed, 'GET', wishes, { token });
  if (data.items.length > 0) return pick(data.items).uuid;
  const body = { ...(await freeDate(world, pick, wishes)), liked: true };
  return (await people.ask(named, 'POST', '/v1/me/programmationwishlist', { token, body })).data.uuid;
};

const ofBooking: Seeder = async (world, pick) => ({ params: { id: (await booking(world, pick)).uuid } });
const ofWish: Seeder = async (world, pick) => ({ params: { id: await wish(world, pick) } });

const endsSession =
  (gone = false): Seeder =>
  async ({ people }) => {
    const member = await people.member();
    return { done: () => people.end(member, gone) };
  };

const me = 'ApiMemberV1Me';

/** The member's own things. */
export const memberSeeds: Readonly<Record<string, Seeder>> = {
  // A name of spaces alone is invalid, which no schema says.
  [`patch${me}Profile`]: () => ({ fields: { firstname: 'Camille' } }),
  [`post${me}ProfilePasswordUpdate`]: async ({ people }) => {
    const { password } = await people.member();
    return { body: { oldpassword: password, newpassword: password } };
  },
  [`delete${me}SessionsById`]: async ({ people }) => {
    const member = await people.member();
    const { data } = await people.ask(sessions, 'GET', '/v1/me/sessions', { token: member.session.token });
    return { params: { id: data.items[0]?.id ?? '' }, done: () => people.end(member, false) };
  },
  [`post${me}Creditbooking`]: async (world, pick) => ({
    body: { ...(await freeDate(world, pick, bookings)), status: 'true', enabled: true },
  }),
  [`get${me}CreditbookingById`]: ofBooking,
  [`get${me}CreditbookingByIdBarcodeRebuilt`]: async (world, pick) => ({
    params: { id: (await booking(world, pick, 'true')).uuid },
  }),
  [`patch${me}CreditbookingById`]: async (world, pick) => {
    const { uuid, status } = await booking(world, pick);
    return { params: { id: uuid }, body: { status: status === 'true' ? 'false' : 'true' } };
  },
  [`delete${me}CreditbookingById`]: ofBooking,
  [`post${me}Programmationwishlist`]: async (world, pick) => ({
    body: { ...(await freeDate(world, pick, wishes)), liked: pick([true, false]) },
  }),
  [`get${me}ProgrammationwishlistById`]: ofWish,
  [`patch${me}ProgrammationwishlistById`]: ofWish,
  [`delete${me}ProgrammationwishlistById`]: ofWish,
  [`patch${me}UsercreditsById`]: async ({ people }) => {
    const { items } = await people.ask(credits, 'GET', '/v1/me/usercredits', {
      token: await tokenOf(people),
    });
    return { params: { id: items[0].uuid } };
  },
  [`post${me}Delete`]: async (world, pick) => {
    const { password } = await world.people.member();
    return { ...(await endsSession(true)(world, pick)), body: { password } };
  },
};
