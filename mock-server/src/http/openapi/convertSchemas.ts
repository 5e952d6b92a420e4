import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { ConversionConfig, JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { lenientFlag, lenientIds, lenientInstant, lenientNumber, lenientText } from '#client/api/lenientSchemas.ts';
import { menuSchema } from '#client/api/menuSchemas.ts';
import { profileRoleSchema, roleSchema } from '#client/api/userSchemas.ts';

/** A pipe is converted part by part, so that its first schema is what an override meets. */
function firstOf(schema: object): unknown {
  return 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe[0] : schema;
}

/** The client accepts several shapes; the description names the one this server sends, which providers should send too. */
const PLAIN: ReadonlyMap<unknown, JsonSchema> = new Map<unknown, JsonSchema>([
  [lenientText, { type: 'string' }],
  [lenientInstant, { type: 'string' }],
  [lenientNumber, { type: ['number', 'null'] }],
  [lenientFlag, { type: 'boolean' }],
  [firstOf(lenientIds), { type: 'array', items: { type: 'string' } }],
  [profileRoleSchema, { type: 'string', enum: [...roleSchema.options] }],
  [menuSchema, { type: 'array', items: { $ref: '#/components/schemas/MenuEntry' } }],
]);

const CONFIG: Omit<ConversionConfig, 'definitions'> = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // JSON Schema cannot express some checks (a real day, a printable text): the server makes them and names the field.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    PLAIN.get(valibotSchema) ?? wholeTuple(jsonSchema) ?? namedText(jsonSchema),
  overrideAction: ({ valibotAction, jsonSchema }) => withoutFlags(valibotAction, jsonSchema),
};

/** Converts schemas to JSON Schema 2020-12 (the sent shape). Schemas of the list are referenced by name. */
export function convertSchemas(
  schemas: Readonly<Record<string, v.GenericSchema<unknown, unknown>>>,
): Readonly<Record<string, JsonSchema>> {
  return toJsonSchemaDefs({ ...schemas }, CONFIG);
}

/** A tuple as client generators expect it: with the type of its items and without further items. */
function wholeTuple({ prefixItems, ...rest }: JsonSchema): JsonSchema | undefined {
  if (prefixItems === undefined) return undefined;
  const kinds = new Map(prefixItems.map((item) => [JSON.stringify(item), item]));
  const [only, ...others] = kinds.values();
  const items = only !== undefined && others.length === 0 ? only : { anyOf: [...kinds.values()] };
  return { ...rest, prefixItems, items, maxItems: prefixItems.length };
}

/** A field whose unknown values the client accepts: the description lists the values that this server sends. */
function namedText(schema: JsonSchema): JsonSchema | undefined {
  const { examples, type, anyOf } = schema;
  if (type !== undefined || anyOf !== undefined || !Array.isArray(examples)) return undefined;
  return examples.every((example) => typeof example === 'string') ? { ...schema, type: 'string' } : undefined;
}

/** JSON Schema has no case-insensitive pattern: no pattern is better than one that rejects valid values. */
function withoutFlags(action: object, schema: JsonSchema): JsonSchema | null {
  if (!('requirement' in action) || !(action.requirement instanceof RegExp)) return null;
  if (!action.requirement.flags.includes('i')) return null;
  const { pattern: _, ...rest } = schema;
  return rest;
}
