import type { LiteClient } from 'algoliasearch/lite';

type Client = Pick<LiteClient, 'search'>;
type Answer = ReturnType<Client['search']>;

const never: Promise<never> = new Promise(() => {});

/**
 * The client as the library gets it: of an earlier question than the latest the library never hears, since it would draw
 * an answer that comes before that to the latest. `latest` is what was asked last.
 */
export const heedLatest = (client: Client) => {
  let latest: Answer | null = null;
  const search = (...asked: Parameters<Client['search']>): Answer => {
    const answer = client.search(...asked);
    latest = answer;
    const isLatest = (): boolean => latest === answer;
    return answer.then(
      (told) => (isLatest() ? told : never),
      (caught: unknown) => (isLatest() ? Promise.reject(caught) : never),
    );
  };
  return { client: { search }, latest: () => latest };
};
