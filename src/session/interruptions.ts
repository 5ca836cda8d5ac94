import { listening } from '#machines/port.ts';
import type { Acting, Interruption } from '#machines/interruption.ts';
import type { SessionRef } from '#machines/session/sessionRef.ts';
import type { Intent } from '#machines/session/session.setup.ts';

interface InterruptionsDeps<Kind extends Intent['kind']> {
  session: SessionRef;
  /** Takes the act that a login has brought back; only once. */
  takeIntent: (kind: Intent['kind'], programmation: string) => Intent | null;
  /** The programmation of the chart's acts, and their kinds. */
  programmation: string;
  kinds: readonly Kind[];
  /** The page cannot be shown to a visitor who is not logged in. */
  isGuarded: boolean;
}

/**
 * The `session` source of a chart that acts for the member (SES-32): it reports the act at work to the session, so that the
 * act can wait for a login, and the act's fate to the chart.
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
    /** Whether an act of the chart was waiting. */
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
          // The session may have recovered before the chart heard of its end.
          if (!session.getSnapshot().matches('interrupted')) drop();
      }
    });
    if (session.getSnapshot().matches('authenticated')) takeOwn();
    const subscriptions = [
      session.on('resumed', () => {
        // Only one intent waits at a time: any other has ended.
        if (!takeOwn()) drop();
      }),
      session.on('dropped', drop),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      for (const key of atWork) end(key);
    };
  });
