import { expect, test } from 'vitest';
import { readMessage } from './readMessage.ts';

const say = (message: object) => readMessage(JSON.stringify(message));

test('VID-20: what the video site’s player tells of itself', () => {
  expect([1, 2, 0].map((info) => say({ event: 'onStateChange', info }))).toEqual([
    { type: 'film.played' },
    { type: 'film.paused' },
    { type: 'film.ended', top: 0 },
  ]);
  expect(say({ event: 'onError', info: 150 })).toEqual({ type: 'film.broke' });
});

test('VID-20: any other message is nothing', () => {
  expect([
    say({ event: 'onStateChange', info: -1 }),
    say({ event: 'onStateChange', info: 'constructor' }),
    say({ event: 'infoDelivery', info: {} }),
    say([]),
    readMessage('{'),
    readMessage('__proto__'),
    readMessage({ event: 'onError' }),
    readMessage(null),
  ]).toEqual([null, null, null, null, null, null, null, null]);
});
