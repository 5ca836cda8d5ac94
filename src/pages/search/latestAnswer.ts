import type { LiteClient } from 'algoliasearch/lite';

type Client = Pick<LiteClient, 'search'>;
type Answer = ReturnType<Client['search']>;

const never: Promise<never> = new Promise(() => {});

/**
 * The client for the library: it hides answers to earlier questions than the latest, since the library would draw one that
 * arrives first. `latest` is the last question.
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
