import { expect, test } from 'vitest';
import { allParts } from '#contract/settings/parts.ts';
import { routeTree } from './routeTree.ts';

const partsOf = ({ options }: { options: object }): { path: string; loader: unknown } => ({
  path: String(Reflect.get(options, 'path')),
  loader: Reflect.get(options, 'loader'),
});

/** The texts that a loader fetches; it has no address to go on with. */
const textsOf = async (loader: unknown): Promise<string[]> => {
  const texts: string[] = [];
  const context = {
    settings: { parts: allParts },
    loadTexts: async (...names: string[]) => void texts.push(...names),
  };
  if (typeof loader !== 'function') throw new Error('No loader');
  await expect(Reflect.apply(loader, undefined, [{ context }])).rejects.toThrow('publicHref');
  return texts;
};

test('RTE-40: every page of shows and of videos fetches the texts that it is drawn with', async () => {
  const [language] = Object.values(routeTree.children ?? {});
  const ofLists = Object.values(language?.children ?? {})
    .map(partsOf)
    .filter(({ path }) => /^(shows|ondemand|videos)/.test(path));
  const texts = ofLists.map(async ({ path, loader }) => [path, await textsOf(loader)] as const);
  expect(await Promise.all(texts)).toEqual([
    ['shows', ['shows', 'nearMe']],
    ['ondemand', ['videos', 'video']],
    ['videos', ['videos', 'video']],
    ['videos-ondemand/{-$collection}', ['videos']],
    ['videos-categories/$collection', ['videos']],
  ]);
});
