import { createContext, type ReactNode } from 'react';
import type { Tile } from '#contract/programme/shows/view.ts';

/** What a member sees on a show beside its link, once it is there: a heart, or that it is reserved. Null for visitors. */
export const ShowMarkContext = createContext<((show: Tile) => ReactNode) | null>(null);
