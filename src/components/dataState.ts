type Value = string | { readonly [state: string]: Value | undefined };

/** The state of a machine as the DOM tells it (`data-state`): dot-joined, parallel regions space-separated. */
export const dataState = (value: Value): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .flatMap(([name, inner]) =>
          inner === undefined
            ? []
            : dataState(inner)
                .split(' ')
                .map((rest) => `${name}.${rest}`),
        )
        .join(' ');
