import * as v from 'valibot';
import type { ProgrammationIds } from '#contract/wire/member/booking.ts';
import { accessClaims, type AccessClaims, type TokenPair } from '#contract/wire/member/session.ts';
import { settings } from '#machines/settings.ts';
import { sessionSettings, storageKeys } from '#src/session/sessionSettings.ts';
import { ceilings } from '../ceilings.ts';
import { askMemberApi, demo, forgetDoings } from '../site/member.ts';
import { demoShow } from '../site/festival.ts';
import { anyCode, submitCode, submitCredentials } from '../pageObjects/loginForm.ts';
import type { RunningSite } from '../site/runningSite.ts';
import { expect } from '../site/test.ts';
import type { Visit } from './counterpart.ts';
import { datesCall, idsOfFirst, memberLists, tellOfDate, type ToldOfDate } from './dateOfShow.ts';
import { faultOf, memberCall, pendingLogin, refuse } from './browser/faults.ts';
import type { HeldCall } from './browser/gate.ts';
import { openMemberTab, openTab, stillness, tokensOf } from './browser/openTab.ts';
import { slowDown } from './browser/slowTime.ts';

/** The show's only date on a worker's site. */
interface KnownDate {
  ids: ProgrammationIds;
  /** The server's time, epoch ms, to a second. */
  now: () => number;
}
const knownDates = new Map<string, Promise<KnownDate>>();

const findDate = async (running: RunningSite): Promise<KnownDate> => {
  const { url } = running;
  const page = await (await fetch(url + demoShow.en)).text();
  const site = /"siteId":(\d+)/.exec(page)?.[1];
  const show = /"tickets","en","(\d+)"/.exec(page)?.[1];
  const [dates, refused] = await Promise.all([
    fetch(`${url}/api/content/en/content/${site}/shows/${show}/programmations?pagesize=50&offset=0`),
    // Every answer of the member API has the time.
    askMemberApi(running, 'GET', '/v1/me/profile'),
  ]);
  const ahead = Date.parse(refused.headers.get('date') ?? '') - Date.now();
  const now = () => Date.now() + ahead;
  return { ids: idsOfFirst(await dates.json(), now()), now };
};
/** The walks' reserved date, also for others. */
export const dateOf = (running: RunningSite): Promise<KnownDate> => {
  const known = knownDates.get(running.url) ?? findDate(running);
  knownDates.set(running.url, known);
  return known;
};

/** The fate of a page's questions about its member. */
type Lists = 'answered' | 'held' | 'failing';

/** Page time after which a question that failed has been asked once more. */
export const retryPause = 1_000;

const claimsOf = ({ token }: TokenPair): AccessClaims =>
  v.parse(accessClaims, JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));

/** The greatest difference between the clocks of the server and the page, in ms. */
const slack = 3_000;

/**
 * The page of a show with one date, in the tab of a member whose lists wait for `setLists`.
 * @param toStart time until the date, in ms; by default its own
 */
export const openMemberShow = async (visit: Visit, toStart?: number) => {
  const { page, gate, lang, running, number } = visit;
  const [{ ids, now }, tokens] = await Promise.all([dateOf(running), tokensOf(visit, 'camille')]);
  const startIn = (ms: number): number => now() + ms - slack;
  const told: ToldOfDate = {
    start: toStart === undefined ? null : startIn(toStart),
    hasIds: true,
    isSoldOut: false,
    state: 'scheduled',
    booking: null,
    creditLeft: null,
    wish: null,
  };
  tellOfDate(gate, ids, now, told);

  let lists: Lists = 'held';
  let waiting: HeldCall[] = [];
  const befall = (call: HeldCall): unknown => {
    if (lists === 'held') return waiting.push(call);
    return lists === 'failing' ? faultOf(number).befall(call) : call.pass();
  };
  gate.meet(memberLists, befall);
  const setLists = async (wanted: Lists): Promise<void> => {
    lists = wanted;
    if (lists === 'held') return;
    const calls = waiting;
    waiting = [];
    await Promise.all(calls.map(befall));
  };

  let asked = 0;
  let answered = 0;
  gate.meet(datesCall, async (call) => {
    asked += 1;
    await call.pass();
    answered += 1;
  });

  const open = async (): Promise<void> => {
    waiting = [];
    await openMemberTab(visit, demoShow[lang], tokens);
    // The server's own page has more dates: now the browser has fetched them.
    await expect(page.locator('#buyTickets ol > li')).toHaveCount(1);
  };
  await open();

  /** The page is hidden, and seen again: it fetches the present state. */
  const seeAgain = () =>
    page.evaluate(() => {
      for (const state of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }
    });

  /** Fills in the form; the server's answers are fake, so that no code is used up. */
  const logInAs = async (member: TokenPair): Promise<void> => {
    gate.answer(memberCall('POST', /^\/login\/initiate/), 200, JSON.stringify(pendingLogin));
    gate.answer(memberCall('POST', /^\/login\/verify/), 200, JSON.stringify(member));
    await submitCredentials(page, demo.camille.username);
    await submitCode(page, anyCode);
  };

  return {
    ...visit,
    ids,
    startIn,
    tokens,
    told,
    setLists,
    seeAgain,
    /** Seen again, with its answers about the date drawn. */
    seeDateAgain: async (): Promise<void> => {
      await expect.poll(() => asked - answered).toBe(0);
      const before = answered;
      // While an answer is under way into the page, it requests no other.
      await expect(async () => {
        await seeAgain();
        await expect
          .poll(() => answered > before && asked === answered, { timeout: ceilings.glance })
          .toBe(true);
      }).toPass({ intervals: [0] });
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
    },
    retryPause,
    /** Like a reload, or a return from the login page. */
    openAnew: async (): Promise<void> => {
      await open();
      await slowDown(page);
    },
    /** Another tab of the member logs out. */
    signOutElsewhere: async (): Promise<void> => {
      const other = await page.context().newPage();
      await other.goto(gate.url + stillness, { waitUntil: 'commit' });
      const { sub: memberId, sid: family } = claimsOf(tokens);
      await other.evaluate(
        ({ channel, ...told }) => {
          new BroadcastChannel(channel).postMessage({ type: 'signedOut', ...told });
        },
        { channel: sessionSettings.channel, memberId, family },
      );
      await other.close();
    },
    /** The server ends the session at a call: it accepts neither of its tokens any more. */
    endSession: async (call: HeldCall): Promise<void> => {
      const unauthorised = JSON.stringify({ error: { code: 'unauthorised', message: '…' } });
      gate.answer(memberCall('POST', /^\/login_token_refresh/), 401, unauthorised);
      await refuse(call, 401, 'unauthorised');
    },
    /** The member logs in again in the dialog over the page. */
    logInAgain: () => logInAs(tokens),
    /** Another member logs in there. */
    logInAsAnother: async () => logInAs(await tokensOf(visit, 'sam')),
    /** The session had ended during an act; the member returns from the login page to finish it. */
    comeBackTo: async (kind: 'like' | 'reserve' | 'cancel', key: string): Promise<void> => {
      const intent = { kind, programmation: ids.programmation, key };
      const parked = {
        intent,
        memberId: claimsOf(tokens).sub,
        until: Date.now() + settings.session.intentLifetime,
      };
      waiting = [];
      await openTab(visit, `/${lang}/login?return=${encodeURIComponent(demoShow[lang])}`, {
        session: { [storageKeys.parked]: JSON.stringify(parked) },
      });
      await logInAs(tokens);
      await expect(page).toHaveURL(gate.url + demoShow[lang]);
      await slowDown(page);
    },
    /** Calls the server itself, past the gate. */
    ask: (method: string, path: string, body?: object) =>
      askMemberApi(running, method, path, { token: tokens.token, ...(body && { body }) }),
    forgetDoings: () => forgetDoings(running, tokens),
  };
};
export type MemberShow = Awaited<ReturnType<typeof openMemberShow>>;
