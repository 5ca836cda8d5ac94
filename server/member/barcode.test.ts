import bwip from 'bwip-js/node';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reserveCall, uuidOf } from '../stress/asking.ts';
import { addMembers } from '../stress/people.ts';
import { createTokenSource, memberApi } from '../stress/servers.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { drawBarcode } from './barcode.ts';
import { askOnStore } from './testing/memberSite.ts';

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

/** Widths of the bars and gaps across the picture, in pixels, margins left out. */
const readWidths = async (picture: Uint8Array): Promise<number[]> => {
  const { data, info } = await sharp(picture)
    .flatten()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = data.subarray(info.width * 30, info.width * 31);
  const widths: number[] = [];
  let isDark = false;
  for (const level of row) {
    if (level < 128 !== isDark) widths.push(0);
    isDark = level < 128;
    widths.push((widths.pop() ?? 0) + 1);
  }
  return widths.slice(1, -1);
};

test('RES-25: its bars are the Code 128 of the uuid without hyphens', async () => {
  const [code] = bwip.raw({ bcid: 'code128', text: '0F0E0D0C0B0A49080706050403020100' });
  if (!code || !('sbs' in code)) throw new Error('There is no such code');
  const widths = await readWidths(await drawBarcode('0f0e0d0c-0b0a-4908-0706-050403020100'));
  const scale = Math.min(...widths);
  expect(widths.map((width) => width / scale)).toEqual([...code.sbs]);
});
