/** The parts of a schema that its description needs. */
export interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly value?: Shape;
  readonly wrapped?: Shape;
  readonly options?: readonly unknown[];
  readonly default?: unknown;
  readonly literal?: unknown;
  readonly pipe?: readonly unknown[];
}

export const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && 'type' in value && 'kind' in value;

const isByLanguage = ({ entries }: Shape): boolean =>
  entries !== undefined && Object.keys(entries).every((key) => key === 'fr' || key === 'en');

/** The forms of a value for each language, and the others. */
export const optionsOf = ({ options = [] }: Shape): { others: Shape[]; isByLanguage: boolean } => {
  const shapes = options.filter(isShape);
  return { others: shapes.filter((one) => !isByLanguage(one)), isByLanguage: shapes.some(isByLanguage) };
};

/** The keys of a value, or of each value in a list or below names; null if it has none of its own. */
export const keysIn = (shape: Shape): { entries: Readonly<Record<string, Shape>>; named: boolean } | null => {
  if (shape.wrapped) return keysIn(shape.wrapped);
  if (shape.item) return keysIn(shape.item);
  if (shape.value) {
    const inside = keysIn(shape.value);
    return inside && { ...inside, named: true };
  }
  return shape.entries && !isByLanguage(shape) ? { entries: shape.entries, named: false } : null;
};
