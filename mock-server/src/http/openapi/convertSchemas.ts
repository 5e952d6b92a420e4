import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { ConversionConfig, JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { lenientFlag, lenientIds, lenientInstant, lenientNumber, lenientText } from '#client/api/lenientSchemas.ts';
import { menuSchema } from '#client/api/menuSchemas.ts';
import { profileRoleSchema, roleSchema } from '#client/api/userSchemas.ts';

/** What the client takes in several shapes, the server sends in one; a provider does best to send the same. */
const PLAIN: ReadonlyMap<unknown, JsonSchema> = new Map<unknown, JsonSchema>([
  [lenientText, { type: 'string' }],
  [lenientInstant, { type: 'string' }],
  [lenientNumber, { type: ['number', 'null'] }],
  [lenientFlag, { type: 'boolean' }],
  [lenientIds, { type: 'array', items: { type: 'string' } }],
  [profileRoleSchema, { type: 'string', enum: [...roleSchema.options] }],
  [menuSchema, { type: 'array', items: { $ref: '#/components/schemas/MenuEntry' } }],
]);

const CONFIG: Omit<ConversionConfig, 'definitions'> = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // Checks that JSON Schema cannot say (a real day, a printable text) are left to the server, which names the field.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    PLAIN.get(valibotSchema) ?? wholeTuple(jsonSchema) ?? namedText(jsonSchema),
  overrideAction: ({ valibotAction, jsonSchema }) => withoutFlags(valibotAction, jsonSchema),
};

/** Schemas as JSON Schema 2020-12, what is sent of them; those that are among them are referred to by name. */
export function convertSchemas(
  schemas: Readonly<Record<string, v.GenericSchema<unknown, unknown>>>,
): Readonly<Record<string, JsonSchema>> {
  return toJsonSchemaDefs({ ...schemas }, CONFIG);
}

/** A tuple with what generators of clients look for: the type of its items, and that no more follow. */
function wholeTuple({ prefixItems, ...rest }: JsonSchema): JsonSchema | undefined {
  if (prefixItems === undefined) return undefined;
  const kinds = new Map(prefixItems.map((item) => [JSON.stringify(item), item]));
  const [only, ...others] = kinds.values();
  const items = only !== undefined && others.length === 0 ? only : { anyOf: [...kinds.values()] };
  return { ...rest, prefixItems, items, maxItems: prefixItems.length };
}

/** What the client takes anything for, and knows some names of: the server sends one of them. */
function namedText(schema: JsonSchema): JsonSchema | undefined {
  const { examples, type, anyOf } = schema;
  if (type !== undefined || anyOf !== undefined || !Array.isArray(examples)) return undefined;
  return examples.every((example) => typeof example === 'string') ? { ...schema, type: 'string' } : undefined;
}

/** A pattern that is read without regard to case has no like in JSON Schema: none is better than one that refuses too much. */
function withoutFlags(action: object, schema: JsonSchema): JsonSchema | null {
  if (!('requirement' in action) || !(action.requirement instanceof RegExp)) return null;
  if (!action.requirement.flags.includes('i')) return null;
  const { pattern: _, ...rest } = schema;
  return rest;
}
