import { expect, test } from 'vitest';
import { rootRoute } from './root.route.tsx';

test.each([
  ['shown', false, ['/en/shows']],
  ['only prepared', true, []],
])('META-02: a page that is %s leaves the document of a themed one: %s', async (_, preload, paths) => {
  const left: string[] = [];
  const ownDocument = { leave: async ({ pathname }: { pathname: string }) => void left.push(pathname) };
  const beforeLoad: unknown = Reflect.get(rootRoute.options, 'beforeLoad');
  if (typeof beforeLoad !== 'function') throw new Error('No guard');
  await Reflect.apply(beforeLoad, undefined, [
    { context: { ownDocument }, location: { pathname: '/en/shows' }, preload },
  ]);
  expect(left).toEqual(paths);
});
