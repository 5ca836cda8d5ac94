/** Waiting items, in one queue for each network that wants them. An item may be in several queues. */
export interface Line<T, Network> {
  join: (item: T, network: Network) => void;
  leave: (item: T, network: Network) => void;
  holds: (item: T, network: Network) => boolean;
  lengthOf: (network: Network) => number;
  /** Removes the next item: the first of the network whose last turn is the longest ago. */
  next: () => T | undefined;
  /** The first to give up: the youngest of the longest queue. */
  last: () => { item: T; network: Network } | undefined;
}

/**
 * A line in which the networks take turns, however many items wait for each.
 * @param first chooses the item of a queue that goes first; by default the one that joined first
 */
export const createLine = <T, Network = string>(
  first: (queue: ReadonlySet<T>) => T | undefined = ([joinedFirst]) => joinedFirst,
): Line<T, Network> => {
  /** In the order of their turns. */
  const queues = new Map<Network, Set<T>>();
  const leave = (item: T, network: Network): void => {
    const queue = queues.get(network);
    queue?.delete(item);
    if (queue?.size === 0) queues.delete(network);
  };
  return {
    leave,
    join: (item, network) => {
      queues.set(network, (queues.get(network) ?? new Set()).add(item));
    },
    holds: (item, network) => queues.get(network)?.has(item) ?? false,
    lengthOf: (network) => queues.get(network)?.size ?? 0,
    next: () => {
      const [longestWithout] = queues;
      if (!longestWithout) return undefined;
      const [network, queue] = longestWithout;
      const item = first(queue);
      if (item === undefined) return undefined;
      for (const each of queues.keys()) leave(item, each);
      if (queue.size > 0) {
        queues.delete(network);
        queues.set(network, queue);
      }
      return item;
    },
    last: () => {
      const longest = queues
        .entries()
        .reduce<[Network, Set<T>] | null>(
          (known, each) => (known && known[1].size >= each[1].size ? known : each),
          null,
        );
      if (!longest) return undefined;
      const [network, queue] = longest;
      const item = [...queue].at(-1);
      return item === undefined ? undefined : { item, network };
    },
  };
};
