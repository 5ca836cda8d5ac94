import type { Equivalent } from './equivalent.ts';

export const member: readonly Equivalent[] = [];
