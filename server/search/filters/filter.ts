export const operators = ['<=', '>=', '!=', '<', '>', '='] as const;
export type Operator = (typeof operators)[number];

/** Conditions of a record; in the order of the hits each weighs its `score`, 1 without one. */
export type Filter =
  | { kind: 'and' | 'or'; of: readonly Filter[] }
  | { kind: 'not'; of: Filter }
  /** Has the value, whatever its case. */
  | { kind: 'value'; attribute: string; value: string; score?: number }
  /** One of its numbers compares so. */
  | { kind: 'compare'; attribute: string; operator: Operator; number: number; score?: number }
  /** One of its numbers is from the first to the last of these, both included. */
  | { kind: 'range'; attribute: string; from: number; to: number; score?: number };

export const all = (of: readonly Filter[]): Filter => ({ kind: 'and', of });
export const some = (of: readonly Filter[]): Filter => ({ kind: 'or', of });
export const not = (of: Filter): Filter => ({ kind: 'not', of });

/** The hosted service keeps tags here; a value without an attribute is one. */
export const tags = '_tags';
