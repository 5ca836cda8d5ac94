import { createContext, type ReactNode } from 'react';
import type { Tile } from '#contract/programme/shows/view.ts';

/** A member's mark on a show beside its link, once it is there: a heart, or its reservation. Null for visitors. */
export const ShowMarkContext = createContext<((show: Tile) => ReactNode) | null>(null);
