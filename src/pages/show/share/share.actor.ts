import { fromPromise } from 'xstate';
import { tellAct } from '#src/analytics/visitEvent.ts';
import { type CopyOutput, shareMachine, type ShareOutput } from '#machines/share/share.machine.ts';

/** The shared data; `url` is absolute. */
export type Shared = Readonly<Pick<ShareData, 'title' | 'text'> & { url: string }>;

type Sharing = Pick<Navigator, 'share' | 'clipboard'>;

/** Whether the system has a sheet for sharing: some browsers lack it despite their types. */
export const hasSheet = (browser: object): boolean =>
  'share' in browser && typeof browser.share === 'function';

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The ports of the `share` machine in a browser. */
export const sharePorts = (shared: Shared, browser: () => Sharing) => ({
  share: async (): Promise<ShareOutput> => {
    try {
      await browser().share(shared);
      tellAct('show.shared');
      return { outcome: 'shared' };
    } catch (error) {
      return { outcome: isCancelled(error) ? 'cancelled' : 'failed' };
    }
  },
  /** Pages of an insecure origin have no clipboard. */
  copy: async (): Promise<CopyOutput> => {
    try {
      await browser().clipboard.writeText(shared.url);
      tellAct('show.shared');
      return { outcome: 'copied' };
    } catch {
      return { outcome: 'refused' };
    }
  },
});

/** The `share` machine on the browser's sheet and clipboard. */
export const provideShare = (shared: Shared) => {
  const { share, copy } = sharePorts(shared, () => navigator);
  return shareMachine.provide({ actors: { share: fromPromise(share), copy: fromPromise(copy) } });
};
