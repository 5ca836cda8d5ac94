export const operators = ['<=', '>=', '!=', '<', '>', '='] as const;
export type Operator = (typeof operators)[number];

/** A condition on a record. */
export type Filter =
  | { kind: 'and' | 'or'; of: readonly Filter[] }
  | { kind: 'not'; of: Filter }
  /** Has the value, in any case. */
  | { kind: 'value'; attribute: string; value: string }
  /** One of its numbers compares so. */
  | { kind: 'compare'; attribute: string; operator: Operator; number: number }
  /** One of its numbers is in this range, both ends included. */
  | { kind: 'range'; attribute: string; from: number; to: number };

export const all = (of: readonly Filter[]): Filter => ({ kind: 'and', of });
export const some = (of: readonly Filter[]): Filter => ({ kind: 'or', of });
export const not = (of: Filter): Filter => ({ kind: 'not', of });

/** The hosted service keeps tags here; a value without an attribute is one. */
export const tags = '_tags';
