import { createContext, use } from 'react';
import { allParts, type Parts } from '#contract/settings/parts.ts';

export const PartsContext = createContext(allParts);

/** The parts that the festival has (FES-21). */
export const useParts = (): Parts => use(PartsContext);
