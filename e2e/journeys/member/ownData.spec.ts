import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { languages } from '#contract/address/language.ts';
import { loginAddress } from '#src/session/loginAddress.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { expectNoViolations } from '#e2e/pageObjects/violations.ts';
import { askMemberApi, clientKey, demo, logIn } from '#e2e/site/member.ts';
import { startSite, type RunningSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { filled, words } from '#e2e/site/words.ts';
import { dateOf } from '#e2e/walks/memberShow.ts';
import { demoPassword } from '#server/sample/demoMembers.ts';

test.use({ expectedTrouble: /Failed to load resource/ });

/** Leaves one seat of a date free: the next reservation takes the last. */
const leaveOneSeat = ({ outbox }: RunningSite, programmation: string): void => {
  const database = new DatabaseSync(join(dirname(outbox), 'chapiteau.sqlite'));
  database.prepare('update programmations set capacity = taken + 1 where id = ?').run(Number(programmation));
  database.close();
};
const answered = v.object({ data: v.object({ uuid: v.string() }) });

for (const lang of languages)
  test(
    `Own data (${lang}): a member chooses the newsletter, sees what became of credits, takes it all along, and deletes the account in every tab`,
    { tag: '@slow' },
    async ({ page, context }) => {
      const { stop, ...running } = await startSite();
      const { profile, login } = words[lang];
      const { newsletter, history, ownData } = profile;
      const { ids } = await dateOf(running);
      leaveOneSeat(running, ids.programmation);
      const tokens = await logIn(running, 'sam');
      const { token } = tokens;
      const elsewhere = await logIn(running, 'sam');
      const { token: camille } = await logIn(running, 'camille');
      const reserve = (bearer: string) =>
        askMemberApi(running, 'POST', '/v1/me/creditbooking', {
          token: bearer,
          body: { ...ids, status: 'true' },
        });
      const { uuid } = v.parse(answered, await (await reserve(token)).json()).data;
      const change = (status: 'true' | 'false') =>
        askMemberApi(running, 'PATCH', `/v1/me/creditbooking/${uuid}`, { token, body: { status } });
      await change('false');
      await change('true');
      expect((await reserve(camille)).status).toBe(409);

      const second = await context.newPage();
      for (const tab of [page, second]) {
        await holdSession(tab, tokens);
        await open(tab, `${running.url}/${lang}/profile`);
        await expect(tab.locator('[data-scope="session"]')).toMatchState('authenticated');
      }

      await test.step('LAY-33: the newsletter, by keyboard', async () => {
        const part = page.locator('[data-scope="newsletterSwitch"]');
        const button = part.getByRole('switch', { name: newsletter.label });
        await expect(button).not.toBeChecked();
        await button.focus();
        await page.keyboard.press('Space');
        await expect(part).toMatchState('settled');
        await expect(part.getByRole('status')).toHaveText(newsletter.on);
        await expect(button).toBeChecked();
      });

      await test.step('RES-09: the history of credits', async () => {
        const list = page.getByRole('region', { name: history.title }).getByRole('listitem');
        await expect(list).toHaveText([
          new RegExp(history.reserved),
          new RegExp(history.cancelled),
          new RegExp(history.reserved),
        ]);
        await expect(list.first().getByRole('link')).toBeVisible();
        await expect(list.first().locator('time')).toContainText('2027');
      });

      await test.step('the export', async () => {
        const button = page.getByRole('button', { name: ownData.export.button });
        const saving = page.waitForEvent('download');
        await button.focus();
        await page.keyboard.press('Enter');
        const file = await saving;
        expect(file.suggestedFilename()).toMatch(/^my-data-2027-06-1\d\.json$/);
        await expect(page.getByText(ownData.export.saved)).toBeVisible();
        const show = expect.objectContaining({ start: expect.any(String), timezone: 'America/Toronto' });
        const at = expect.stringMatching(/^2027-06-1\dT[\d:.]+Z$/);
        const session = {
          begun_at: at,
          browser: null,
          system: null,
          refreshed: expect.any(Number),
          refreshed_at: at,
          expires_at: at,
          ended: false,
        };
        expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toEqual({
          format: 'chapiteau-member',
          version: 1,
          exported_at: at,
          profile: {
            uuid: expect.any(String),
            email: demo.sam.username,
            firstname: 'Sam',
            lastname: '',
            location: 'Montréal',
            lang: 'en',
            active: true,
            blocked: null,
            created_at: at,
          },
          sessions: [session, session],
          credits: { uuid: expect.any(String), left: 0, used: 1, passes: 1, liked: false },
          credit_history: [
            { change: 'reserved', at, credits: -1, show },
            { change: 'cancelled', at, credits: 1, show },
            { change: 'reserved', at, credits: -1, show },
          ],
          reservations: [{ uuid, ...ids, status: 'reserved', enabled: true, changed_at: at, show }],
          wishlist: [],
          newsletter: { email: demo.sam.username, lang, asked_at: at, confirmed_at: at },
        });
      });

      await test.step('the deletion: asks for the password, which is wrong first', async () => {
        const part = page.locator('[data-scope="accountDeletion"]');
        const dialog = page.getByRole('dialog', { name: ownData.delete.question });
        await part.getByRole('button', { name: ownData.delete.open }).focus();
        await page.keyboard.press('Enter');
        await expect(dialog.getByRole('listitem').first()).toHaveText(
          filled(ownData.delete.reservations_one, { count: 1 }),
        );
        const field = dialog.locator('input[name="password"]');
        await expect(field).toBeFocused();
        await field.fill('wrong');
        await field.press('Enter');
        await expect(dialog.getByRole('alert')).toHaveText(ownData.delete.problem.wrong);
        await expect(field).toBeFocused();
        await expectNoViolations(page);
        await field.fill(demoPassword);
        await field.press('Enter');
      });

      await test.step('every tab and every other device is logged out; the page says why', async () => {
        await expect(page).toHaveURL(running.url + loginAddress(lang, null, 'deleted'));
        await expect(page.getByRole('status').filter({ hasText: login.reason.deleted })).toBeVisible();
        await expect(second).toHaveURL(new RegExp(`/${lang}/login`));
        const asked = await askMemberApi(running, 'GET', '/v1/me/profile', { token: elsewhere.token });
        const body = { username: demo.sam.username, password: demoPassword, key: clientKey };
        const again = await askMemberApi(running, 'POST', '/v1/login/initiate', { body });
        expect([asked.status, again.status, (await again.json()).error.code]).toEqual([
          401,
          401,
          'invalid-credentials',
        ]);
      });

      await test.step('RES-13: the seat is free again, for somebody else', async () => {
        expect((await reserve(camille)).status).toBe(201);
      });
      // The page fetches ahead: no request may be under way when the site stops.
      await page.goto('about:blank');
      await stop();
    },
  );
