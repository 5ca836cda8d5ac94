import { lazyRouteComponent } from '@tanstack/react-router';
import type { ContentLoad, PageAnswer } from '#src/routing/context.ts';

const open = () => import('./BlockPage.tsx');
const Screen = lazyRouteComponent(open, 'BlockPage');

const load = async (given: ContentLoad): Promise<PageAnswer> => {
  const [{ loadBlock }] = await Promise.all([open(), Screen.preload?.()]);
  return loadBlock(given);
};

/** LDR-05: a part of home; its code comes with home's. */
export const block = { load, Screen };
