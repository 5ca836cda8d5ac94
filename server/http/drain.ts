import type { IncomingMessage, ServerResponse } from 'node:http';

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** A listener that can close its connections after their answers. */
export interface Drain {
  listener: Listener;
  /** From now on every answer says `Connection: close`, those under way included. */
  begin: () => void;
}

/** For a stopping server: clients then send nothing more on the connection, so that no request is lost. */
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
