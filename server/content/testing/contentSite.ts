import type { ShowDetails } from '#server/store/shows/showDetails.ts';
import type { TestApp } from '#server/testing/startTestApp.ts';

/** For tests: the content API of the running site. */
export const contentOf = (running: () => TestApp) => {
  const ask = (path: string, init?: RequestInit) => running().app.hono.request(`/api/content/${path}`, init);
  return { ask, read: async (path: string): Promise<unknown> => (await ask(path)).json() };
};

/** For tests: a refusal as the contract writes it. */
export const error = (code: string, message: string) => ({ error: { code, message } });

/** For tests: gives the first show of the test programme more details. */
export const tellShow = (
  { store }: TestApp,
  { details = {}, ...rest }: { details?: ShowDetails; belong_to?: string; show_type?: string },
): Promise<unknown> =>
  store.write((db) =>
    db
      .updateTable('shows')
      .set({ details: JSON.stringify(details), ...rest })
      .where('id', '=', 1)
      .execute(),
  );
