import type { Equivalent } from './equivalent.ts';

export const store: readonly Equivalent[] = [];
