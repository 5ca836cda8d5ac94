import type { AnyStateMachine, StateValueFrom } from 'xstate';

type LeafOf<TValue> = TValue extends string
  ? TValue
  : { [K in keyof TValue & string]: `${K}.${LeafOf<NonNullable<TValue[K]>>}` }[keyof TValue & string];

/** Without the names of states with inner states. */
type Innermost<TName extends string, TEvery extends string = TName> = TName extends unknown
  ? Extract<TEvery, `${TName}.${string}`> extends never
    ? TName
    : never
  : never;

/** Dotted names of a chart's innermost states: `authenticated.tokens.fresh`. */
export type LeafState<TMachine extends AnyStateMachine> = Innermost<LeafOf<StateValueFrom<TMachine>>>;
