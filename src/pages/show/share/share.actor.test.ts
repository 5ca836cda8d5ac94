import { expect, test } from 'vitest';
import { hearVisit } from '#src/analytics/testing/hearVisit.ts';
import { hasSheet, sharePorts } from './share.actor.ts';

const shared = {
  title: 'Les Nuits blanches',
  text: 'Trois humoristes.',
  url: 'https://fest.example/fr/nuits',
};

const browserThat = (answer: () => Promise<void>) => {
  const told: unknown[] = [];
  const hear = (what: unknown): Promise<void> => {
    told.push(what);
    return answer();
  };
  const ports = sharePorts(shared, () =>
    Object.assign(Object.create(null), { share: hear, clipboard: { writeText: hear } }),
  );
  return { ports, told };
};
const breaksWith = (error: Error) => () => Promise.reject(error);

test('the sheet is given the title, the text and the address; the clipboard the address', async () => {
  const { ports, told } = browserThat(() => Promise.resolve());
  expect([await ports.share(), await ports.copy()]).toEqual([{ outcome: 'shared' }, { outcome: 'copied' }]);
  expect(told).toEqual([shared, shared.url]);
});

test('a sheet that is closed is no failure, anything else is', async () => {
  const outcomeOf = async (error: Error) => (await browserThat(breaksWith(error)).ports.share()).outcome;
  expect([
    await outcomeOf(new DOMException('closed', 'AbortError')),
    await outcomeOf(new DOMException('refused', 'NotAllowedError')),
    await outcomeOf(new TypeError('not this')),
  ]).toEqual(['cancelled', 'failed', 'failed']);
});

test('what a browser has not fails without an exception', async () => {
  const ports = sharePorts(shared, () => Object.create(null));
  expect([await ports.share(), await ports.copy()]).toEqual([{ outcome: 'failed' }, { outcome: 'refused' }]);
  expect([hasSheet({}), hasSheet({ share: undefined }), hasSheet({ share: () => {} })]).toEqual([
    false,
    false,
    true,
  ]);
});

test('ANA-01: show.shared is told once a show is shared or copied, not where it fails', async () => {
  const told = hearVisit('/fr/spectacles/gala');
  const failing = browserThat(breaksWith(new DOMException('closed', 'AbortError'))).ports;
  await failing.share();
  await failing.copy();
  expect(told).toEqual([]);
  const shared = { event: 'show.shared', path: '/fr/spectacles/gala' };
  const { ports } = browserThat(() => Promise.resolve());
  await ports.share();
  expect(told).toEqual([shared]);
  await ports.copy();
  expect(told).toEqual([shared, shared]);
});
