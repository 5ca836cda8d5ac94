import type { Locator } from '@playwright/test';

/** A choice of a filter. */
export interface Choice {
  value: string;
  label: string;
  /** NaN without one. */
  count: number;
}

/** The choices of a filter's dropdown or fold besides all, read at once. */
export const choicesOf = (filter: Locator): Promise<Choice[]> =>
  filter.locator('option:not([value=""]), label:has(input:not([value=""]))').evaluateAll((options) =>
    options.map((option) => {
      const text = (option.textContent ?? '').replace(/\s/g, ' ');
      const [, label, count] = /^(.*) \(([\d ,]+)\)$/.exec(text) ?? [];
      return {
        value: (option.querySelector('input') ?? option).getAttribute('value') ?? '',
        label: label ?? text,
        count: count === undefined ? Number.NaN : Number(count.replace(/\D/g, '')),
      };
    }),
  );

/** The first, the one in the middle and the last. */
export const someOf = <T>(all: readonly T[]): T[] => [
  ...new Set([0, Math.floor(all.length / 2), all.length - 1].flatMap((at) => all[at] ?? [])),
];
