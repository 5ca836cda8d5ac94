import { listening } from '#machines/port.ts';
import type { Acting, Interruption } from '#machines/interruption.ts';
import type { SessionRef } from '#machines/session/sessionRef.ts';
import type { Intent } from '#machines/session/session.machine.ts';

interface InterruptionsDeps<Kind extends Intent['kind']> {
  session: SessionRef;
  /** What a login has brought back to do, once: nobody else finds it afterwards. */
  takeIntent: (kind: Intent['kind'], programmation: string) => Intent | null;
  /** Whose the acts of the chart are, and which. */
  programmation: string;
  kinds: readonly Kind[];
  /** The page cannot be shown to a visitor who is not logged in. */
  isGuarded: boolean;
}

/**
 * The `session` source of a chart that acts for the member (SES-32): the session is told what is at work, so that it can
 * wait for a login, and the chart how that went.
 */
export const interruptions = <Kind extends Intent['kind']>({
  session,
  takeIntent,
  programmation,
  kinds,
  isGuarded,
}: InterruptionsDeps<Kind>) =>
  listening<Interruption<Kind>, Acting<Kind>>((send, receive) => {
    const atWork = new Set<string>();
    const end = (key: string): void => {
      atWork.delete(key);
      session.send({ type: 'action.ended', key });
    };
    const drop = (): void => send({ type: 'intent.dropped' });
    /** Whether something of the chart's had been waiting. */
    const takeOwn = (): boolean =>
      kinds.some((kind) => {
        const intent = takeIntent(kind, programmation);
        if (intent !== null) send({ type: 'intent.resumed', intent: { kind, key: intent.key } });
        return intent !== null;
      });
    receive((said) => {
      switch (said.type) {
        case 'action.began':
          atWork.add(said.intent.key);
          session.send({ type: 'action.began', intent: { ...said.intent, programmation }, isGuarded });
          break;
        case 'action.ended':
          end(said.key);
          break;
        case 'action.parked':
          // The session may have got over it before the chart heard of its end.
          if (!session.getSnapshot().matches('interrupted')) drop();
      }
    });
    if (session.getSnapshot().matches('authenticated')) takeOwn();
    const subscriptions = [
      session.on('resumed', () => {
        // Only one intent waits at a time: whatever else waits is over.
        if (!takeOwn()) drop();
      }),
      session.on('dropped', drop),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      for (const key of atWork) end(key);
    };
  });
