import type { Equivalent } from './equivalent.ts';

export const server: readonly Equivalent[] = [];
