import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Schema } from './document.ts';

/** Checks values against the schemas of a document. */
export interface Schemas {
  /** The fault of a value; null without one. */
  wrongWith: (schema: Schema, value: unknown) => string | null;
}

/** @throws for an invalid schema */
export const openSchemas = ({ components }: { components: object }): Schemas => {
  const ajv = new Ajv2020({ strict: true, strictTypes: false });
  formats.default(ajv);
  ajv.addKeyword('components');
  const compiled = new Map<Schema, ValidateFunction>();
  const compile = (schema: Schema): ValidateFunction => {
    const known = compiled.get(schema) ?? ajv.compile({ ...schema, components });
    compiled.set(schema, known);
    return known;
  };
  return {
    wrongWith: (schema, value) => {
      const judge = compile(schema);
      return judge(value) ? null : ajv.errorsText(judge.errors);
    },
  };
};
