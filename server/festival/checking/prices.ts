import { decimalsOf } from '../schema/currency.ts';
import type { FestivalFile } from '../schema/festivalFile.ts';
import type { FolderParts } from '../reading/parts.ts';
import type { Findings } from './findings.ts';

/** The fault of a price in the festival's currency (FES-25); null for a good one. */
export const faultOfPrice = (
  price: number | undefined,
  festival: Pick<FestivalFile, 'currency'> | null,
): string | null => {
  if (price === undefined || festival === null) return null;
  const decimals = decimalsOf(festival.currency);
  if (Number(price.toFixed(decimals)) === price) return null;
  return decimals === 0
    ? `${price} must be whole: ${festival.currency} has no decimals`
    : `${price} has more than the ${decimals} decimals of ${festival.currency}`;
};

/** Tells prices of passes that the currency does not have. */
export const checkPasses = ({ passes, festival }: FolderParts, findings: Findings): void => {
  for (const [name, { price }] of passes ?? []) {
    const fault = faultOfPrice(price, festival);
    if (fault !== null) findings.mistake('passes.yaml', { path: [name, 'price'] }, `\`price\` ${fault}`);
  }
};
