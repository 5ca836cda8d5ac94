type Value = string | { readonly [state: string]: Value | undefined };

type NameOf<V> = V extends string ? V : V extends object ? NameWithin<V, keyof V> : never;
type NameWithin<V, K> = K extends keyof V & string
  ? string extends K
    ? string
    : // Several keys at once are the regions of a parallel state.
      [keyof V] extends [K]
      ? `${K}.${NameOf<V[K]>}`
      : string
  : never;

/** Leaves out the names of states with inner states. */
type Innermost<TName extends string, TEvery extends string = TName> = TName extends unknown
  ? Extract<TEvery, `${TName}.${string}`> extends never
    ? TName
    : never
  : never;

/** The dotted names of a machine's possible states: `working.submitting`. */
export type StateName<V> = Innermost<NameOf<V>>;

/** The state of a machine for the DOM (`data-state`): dot-joined, parallel regions space-separated. */
export function dataState<V extends Value>(value: V): StateName<V>;
export function dataState(value: Value): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .flatMap(([name, inner]) =>
      inner === undefined
        ? []
        : dataState(inner)
            .split(' ')
            .map((rest) => `${name}.${rest}`),
    )
    .join(' ');
}
