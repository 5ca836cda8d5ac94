import type { Equivalent } from './equivalent.ts';

export const browser: readonly Equivalent[] = [];
