import type { Request } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { codeFieldOn, submitCredentials } from '#e2e/pageObjects/loginForm.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses } from '#e2e/site/festival.ts';
import { demo } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

test('ENV-05: whatever a page sends to this site repeats the cookie: a search, a suggestion, a newsletter, a login', async ({
  page,
  context,
  site,
}) => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method()) && request.url().startsWith(site)) sent.push(request);
  });
  const pathsOf = () => sent.map((request) => new URL(request.url()).pathname);
  const search = '/api/search/1/indexes/*/queries';

  await open(page, '/en/search?q=lapin');
  await page.locator('main input[type="search"]').fill('zoe');
  await expect.poll(pathsOf).toContain(search);

  await open(page, addresses.en.basic);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: words.en.layout.search, exact: true }).click();
  await header.getByRole('combobox').fill('gala');
  await expect(header.getByRole('option').first()).toBeVisible();
  const form = page.locator('[data-scope="newsletter"]');
  await form
    .getByLabel(words.en.layout.footer.newsletterEmail, { exact: true })
    .fill(`reader-${randomUUID()}@example.test`);
  await form.getByRole('button').click();
  await expect(form).toMatchState('subscribed');

  await open(page, '/en/login');
  await submitCredentials(page, demo.camille.username);
  await expect(codeFieldOn(page)).toBeFocused();

  expect(new Set(pathsOf())).toEqual(new Set([search, '/api/newsletter', '/api/member/v1/login/initiate']));
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value;
  const repeated = await Promise.all(sent.map((request) => request.headerValue('x-xsrf-token')));
  expect(new Set(repeated)).toEqual(new Set([cookie]));
  expect(cookie).toMatch(/./);
});
