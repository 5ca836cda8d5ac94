import * as v from 'valibot';
import { orNearest } from '../reading/nearest.ts';

const known = new Set(Intl.supportedValuesOf('currency'));

/** The code of a currency that the engine can write. */
export const currency = v.pipe(
  v.string(),
  v.check(
    (code) => known.has(code),
    ({ input }) => `must be the code of a currency, like CAD${orNearest(input, known)}`,
  ),
);

/** The most decimals of a price in a currency: 2 of CAD, 0 of JPY, 3 of KWD. */
export const decimalsOf = (code: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
    .maximumFractionDigits ?? 2;
