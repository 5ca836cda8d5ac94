import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { preparedLimits } from './limits.ts';
import { get, openPrepared, page, text, type PreparedSite } from './testing/preparedSite.ts';

let prepared: PreparedSite['prepared'];
let clock: PreparedSite['clock'];
let changeData: PreparedSite['changeData'];
let build: PreparedSite['build'];
beforeEach(() => {
  ({ prepared, clock, changeData, build } = openPrepared());
});

describe('caching: at hand', () => {
  const send = (method: string, url: string, headers: Record<string, string> = {}): boolean => {
    const incoming = Object.assign(new IncomingMessage(new Socket()), { method, url, headers });
    return prepared.send(incoming, new ServerResponse(incoming));
  };

  test('what was answered once is at hand for who reads it, until it ends or the data change', async () => {
    const expiresAt = Temporal.Instant.from('2027-07-16T13:00:00Z').epochMilliseconds;
    expect(send('GET', '/fr?a=1')).toBe(false);
    await prepared.answer(get('/fr?a=1'), 'a', build(page(text, { expiresAt })));
    expect([send('GET', '/fr?a=1'), send('HEAD', '/fr?a=1')]).toEqual([true, true]);
    expect([send('GET', '/fr'), send('GET', '/fr?a=2')]).toEqual([false, false]);
    clock.set('2027-07-16T13:00:00Z');
    expect(send('GET', '/fr?a=1')).toBe(false);
    clock.set('2027-07-16T12:00:00Z');
    changeData();
    expect(send('GET', '/fr?a=1')).toBe(false);
  });

  test.each(['POST', 'DELETE', 'OPTIONS'])('%s goes the long way', async (method) => {
    await prepared.answer(get(), 'a', build());
    expect([send(method, '/fr'), send('GET', '/fr')]).toEqual([false, true]);
  });

  test('a part of a film goes the long way, the whole does not', async () => {
    const film = page(text, { headers: { 'content-type': 'video/mp4', 'accept-ranges': 'bytes' } });
    await prepared.answer(get('/film.mp4'), 'film', build(film));
    expect([send('GET', '/film.mp4', { range: 'bytes=0-1' }), send('GET', '/film.mp4')]).toEqual([
      false,
      true,
    ]);
  });

  test('a form that nobody asked for yet goes the long way', async () => {
    await prepared.answer(get(), 'a', build());
    expect([send('GET', '/fr', { 'accept-encoding': 'br' }), send('GET', '/fr')]).toEqual([false, true]);
  });

  test('targets of 1,024 characters are known, longer ones are not', async () => {
    const known = `/fr?q=${'x'.repeat(1_018)}`;
    for (const target of [known, `${known}x`]) await prepared.answer(get(target), target, build());
    expect([send('GET', known), send('GET', `${known}x`)]).toEqual([true, false]);
  });

  test('P2: what is sent often from memory gets its smallest form, too', async () => {
    const varied = Array.from({ length: 2_000 }, (_, index) => `${index ** 3} nuits. `).join('');
    const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
    const smallest = brotliCompressSync(varied, { params }).byteLength;
    const headers = { 'accept-encoding': 'br' };
    const first = await prepared.answer(get('/fr', headers), 'a', build(page(varied)));
    const { byteLength: quick } = await first.arrayBuffer();
    const sentLength = (): number => {
      const incoming = Object.assign(new IncomingMessage(new Socket()), {
        method: 'GET',
        url: '/fr',
        headers,
      });
      const outgoing = new ServerResponse(incoming);
      const end = vi.spyOn(outgoing, 'end');
      prepared.send(incoming, outgoing);
      const body: unknown = end.mock.lastCall?.[0];
      return body instanceof Uint8Array ? body.byteLength : 0;
    };
    for (let sent = 1; sent < preparedLimits.sendsBeforeBest; sent += 1) expect(sentLength()).toBe(quick);
    await expect.poll(sentLength).toBe(smallest);
    expect(smallest).toBeLessThan(quick);
  });
});
