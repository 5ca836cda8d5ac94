import type { IncomingMessage, ServerResponse } from 'node:http';

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** A listener whose answers can be made the last of their connections. */
export interface Drain {
  listener: Listener;
  /** From now on every answer says `Connection: close`, those that are being made included. */
  begin: () => void;
}

/** For a server that stops: a client that is told sends nothing more on the connection, so that nothing of it is lost. */
export const createDrain = (listener: Listener): Drain => {
  const answering = new Set<ServerResponse>();
  let isDraining = false;
  return {
    listener: (incoming, outgoing) => {
      if (isDraining) outgoing.shouldKeepAlive = false;
      answering.add(outgoing);
      outgoing.once('close', () => answering.delete(outgoing));
      listener(incoming, outgoing);
    },
    begin: () => {
      isDraining = true;
      for (const outgoing of answering) outgoing.shouldKeepAlive = false;
    },
  };
};
