import type { AnyStateMachine, StateMachine } from 'xstate';

/** The parts of a chart's types that walks need: its events, its ports and sources, its named delays. */
type PartsOf<TMachine> =
  TMachine extends StateMachine<
    infer _Context,
    infer TEvent,
    infer _Children,
    infer TActor,
    infer _Action,
    infer _Guard,
    infer TDelay,
    infer _StateValue,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _StateMeta,
    infer _StateSchema,
    infer _TransitionMeta
  >
    ? { event: TEvent; port: TActor; delay: TDelay }
    : never;

export type SentEvent<TMachine> = PartsOf<TMachine>['event'];
type SentType<TMachine> = PartsOf<TMachine>['event']['type'];
/**
 * Only ports answer. A source sends events, and a chart within a chart has its own examples: both name the events that they
 * take, unlike a promise.
 */
type PortOf<TActor> = TActor extends {
  src: infer TName extends string;
  logic: { transition: (snapshot: never, event: infer TEvent, ...rest: never[]) => unknown };
}
  ? string extends keyof TEvent
    ? TName
    : never
  : never;
/** Names of the ports; an invoke's id is its port's name. */
export type PortName<TMachine> = PortOf<PartsOf<TMachine>['port']>;
export type DelayName<TMachine> = PartsOf<TMachine>['delay'];

type PayloadOf<TEvent> = TEvent extends unknown ? Omit<TEvent, 'type'> : never;
export type OutputOf<TMachine, TName> =
  Extract<PartsOf<TMachine>['port'], { src: TName }> extends { logic: infer TLogic }
    ? TLogic extends { transition: (snapshot: infer TSnapshot, ...rest: never[]) => unknown }
      ? TSnapshot extends { status: 'done'; output: infer TOutput }
        ? TOutput
        : never
      : never
    : never;

/** An event in plain words ("visitor opens the filter panel"), with its payload. */
type Example<TPayload> = { readonly says: string } & Readonly<TPayload>;
type Examples<TPayload> = readonly [Example<TPayload>, ...Example<TPayload>[]];

/**
 * At least one example for every event, for both outcomes of every port and for every delay of the machine: a missing one
 * doesn't compile. A delay's words follow "after 1 s".
 */
export type ExamplesOf<TMachine extends AnyStateMachine> = {
  readonly [TType in SentType<TMachine>]: Examples<
    PayloadOf<Extract<PartsOf<TMachine>['event'], { type: TType }>>
  >;
} & {
  readonly [TName in PortName<TMachine> as `xstate.done.actor.${TName}`]: Examples<{
    output: OutputOf<TMachine, TName>;
  }>;
} & {
  readonly [TName in PortName<TMachine> as `xstate.error.actor.${TName}`]: Examples<unknown>;
} & {
  readonly [TName in DelayName<TMachine> as `xstate.after.${TName}`]: Examples<unknown>;
};

/** The length of each named delay of the machine, in ms. */
export type DelaysOf<TMachine extends AnyStateMachine, TContext> = {
  readonly [TName in DelayName<TMachine>]: (context: TContext) => number;
};
