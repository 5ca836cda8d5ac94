import type { Equivalent } from './equivalent.ts';

export const contract: readonly Equivalent[] = [];
