import * as v from 'valibot';
import type { Schema } from './CallDescription.ts';

/**
 * A request schema without transforms, for JSON Schema: whole numbers sent as digits become numbers. Schemas inside lists and
 * objects stay unchanged.
 */
export function plainRequest(schema: Schema): Schema {
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema.entries).map(([name, entry]) => [name, plainEntry(entry)] as const);
  return v.object(Object.fromEntries(entries));
}

function isObject(schema: Schema): schema is Schema & { readonly entries: Readonly<Record<string, Schema>> } {
  return schema.type === 'object' && 'entries' in schema;
}

function plainEntry(entry: Schema): Schema {
  if (!isOptional(entry)) return plainField(entry);
  const field = plainField(entry.wrapped);
  if (field === entry.wrapped) return entry;
  return entry.default === undefined ? v.optional(field) : v.optional(field, defaultOf(field, entry.default));
}

function isOptional(schema: Schema): schema is Schema & { readonly wrapped: Schema; readonly default: unknown } {
  return schema.type === 'optional' && 'wrapped' in schema;
}

const defaultOf = (field: Schema, value: unknown): unknown => (field.type === 'number' ? Number(value) : value);

function plainField(schema: Schema): Schema {
  const steps = stepsOf(schema);
  if (steps[0]?.type !== 'string' || !steps.some(({ kind, type }) => kind === 'schema' && type === 'number')) {
    return schema;
  }
  const limit = (wanted: string, otherwise: number): number => {
    const found = steps.find(({ type }) => type === wanted)?.requirement;
    return typeof found === 'number' ? found : otherwise;
  };
  return v.pipe(
    v.number(),
    v.integer(),
    v.minValue(limit('min_value', Number.MIN_SAFE_INTEGER)),
    v.maxValue(limit('max_value', Number.MAX_SAFE_INTEGER)),
  );
}

interface Step {
  readonly kind: unknown;
  readonly type: unknown;
  readonly requirement?: unknown;
}

/** The steps of a pipe, with those of nested pipes. */
function stepsOf(schema: unknown): readonly Step[] {
  if (typeof schema !== 'object' || schema === null || !('pipe' in schema) || !Array.isArray(schema.pipe)) return [];
  return schema.pipe.flatMap((step: unknown) =>
    stepsOf(step).length > 0 ? stepsOf(step) : isStep(step) ? [step] : [],
  );
}

function isStep(value: unknown): value is Step {
  return typeof value === 'object' && value !== null && 'kind' in value && 'type' in value;
}
