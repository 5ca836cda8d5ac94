import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reserveCall, uuidOf } from '#server/stress/asking.ts';
import { addMembers } from '#server/stress/people.ts';
import { createTokenSource, memberApi } from '#server/stress/servers.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { readCode } from '#server/testing/readCode.ts';
import { drawAdmission } from './admission.ts';
import { askOnStore } from '../testing/memberSite.ts';

/** Of the smallest QR code: a side and the white around it in modules, and a module in pixels. */
const [modules, quiet, module] = [21, 4, 16];

let site: TestApp;
beforeEach(async () => {
  site = await startTestApp();
});
afterEach(() => site.close());

test('RES-25: the picture goes to its member alone, and is kept nowhere', async () => {
  const [camille, sam] = await addMembers(site.store, 2, 1);
  if (!camille || !sam) throw new Error('Nobody came');
  const ids = { programmation: '7', edition: '2027', festival: '8' };
  const uuid = uuidOf(await askOnStore(site.store).ask(camille, reserveCall(ids)));
  const tokenOf = await createTokenSource(site.store, site.clock);
  const ask = async (member: typeof camille) =>
    site.app.hono.request(`${memberApi}/v1/me/creditbooking/${uuid}/barcode/rebuilt`, {
      headers: { authorization: `Bearer ${await tokenOf(member)}` },
    });
  const { status, headers } = await ask(camille);
  const told = ['content-type', 'cache-control', 'cross-origin-resource-policy'].map((name) =>
    headers.get(name),
  );
  expect([status, told]).toEqual([200, ['image/png', 'no-store', 'same-origin']]);
  expect((await ask(sam)).status).toBe(404);
  expect(
    (await site.app.hono.request(`${memberApi}/v1/me/creditbooking/${uuid}/barcode/rebuilt`)).status,
  ).toBe(401);
});

test('RES-25: a scanner reads the code in it, and around it the white that scanners need', async () => {
  const picture = await drawAdmission('0A1B2C3D4E5F');
  const read = await readCode(picture);
  expect([read?.format, read?.text, read?.ecLevel]).toEqual(['QRCode', '0A1B2C3D4E5F', 'Q']);
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const dark = Array.from(data.keys()).filter((place) => (data[place * info.channels] ?? 0) < 255);
  const [columns, rows] = [dark.map((at) => at % info.width), dark.map((at) => Math.floor(at / info.width))];
  expect([Math.min(...columns), Math.min(...rows), info.width, info.height]).toEqual([
    quiet * module,
    quiet * module,
    (modules + 2 * quiet) * module,
    (modules + 2 * quiet) * module,
  ]);
  expect([...new Set(data)].toSorted((one, other) => one - other)).toEqual([0, 255]);
});
