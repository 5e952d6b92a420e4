import type { JsonSchema } from '@valibot/to-json-schema';
import { memoize } from '#client/lib/memoize.ts';
import type { RegisteredCall } from '../RouteTable.ts';
import type { CallDescription, Schema } from './CallDescription.ts';
import { convertSchemas } from './convertSchemas.ts';
import { describedAreas } from './described/describedAreas.ts';
import { namedSchemas } from './namedSchemas.ts';
import { operationOf } from './operationOf.ts';
import { plainRequest } from './plainRequest.ts';
import { info, refusalSchema, responses, securitySchemes } from './sharedParts.ts';

type Described = CallDescription & { readonly area: string };

interface DescribedCall {
  readonly call: RegisteredCall;
  readonly described: Described;
}

/** An OpenAPI 3.1 document as JSON, without its `servers`: whoever serves it knows the address. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: Readonly<Record<string, object>>;
  readonly [part: string]: unknown;
}

/** Builds the description of calls from their request and reply schemas. Calls without a description are left out. */
export function openApiDocument(registered: readonly RegisteredCall[]): OpenApiDocument {
  const calls = describedCalls(registered);
  const shapes = new Shapes(calls.flatMap(schemasOf));
  const paths: Record<string, Record<string, object>> = {};
  for (const { call, described } of calls) {
    const { request, upload, reply } = asked(call, described);
    const schemas = {
      request: shapes.of(request),
      upload: upload === true ? {} : shapes.of(upload),
      reply: shapes.of(reply),
    };
    const path = call.path.replaceAll(/:(\w+)/gu, '{$1}');
    paths[path] = { [call.method]: operationOf(call, described, schemas, shapes.components) };
  }
  return {
    openapi: '3.1.0',
    info,
    tags: describedAreas.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: { ...referredTo(paths, shapes.components), Refusal: refusalSchema },
      ...{ responses, securitySchemes },
    },
  };
}

const REFERENCE = /"#\/components\/schemas\/(?<name>\w+)"/gu;

/** The schemas that the calls reference, directly or through others. */
function referredTo(
  paths: object,
  components: Readonly<Record<string, JsonSchema>>,
): Readonly<Record<string, JsonSchema>> {
  const found = new Set<string>();
  const look = (part: object): void => {
    for (const { groups } of JSON.stringify(part).matchAll(REFERENCE)) {
      const name = groups?.['name'] ?? '';
      const schema = components[name];
      if (schema === undefined || found.has(name)) continue;
      found.add(name);
      look(schema);
    }
  };
  look(paths);
  return Object.fromEntries(Object.entries(components).filter(([name]) => found.has(name)));
}

/** Schemas as JSON Schema: named schemas of the contract become references, others are inlined. */
class Shapes {
  readonly components: Readonly<Record<string, JsonSchema>>;
  readonly #names = new Map<Schema, string>(Object.entries(namedSchemas).map(([name, schema]) => [schema, name]));
  readonly #others = new Map<Schema, string>();
  readonly #converted: Readonly<Record<string, JsonSchema>>;

  constructor(schemas: readonly Schema[]) {
    for (const schema of schemas) {
      if (!this.#names.has(schema) && !this.#others.has(schema)) {
        this.#others.set(schema, `other ${String(this.#others.size)}`);
      }
    }
    const others = [...this.#others].map(([schema, name]) => [name, schema] as const);
    this.#converted = convertSchemas({ ...namedSchemas, ...Object.fromEntries(others) });
    this.components = Object.fromEntries(Object.entries(this.#converted).filter(([name]) => name in namedSchemas));
  }

  of(schema: Schema | null): JsonSchema | null {
    if (schema === null) return null;
    const name = this.#names.get(schema);
    if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
    return this.#converted[this.#others.get(schema) ?? ''] ?? null;
  }
}

function describedCalls(registered: readonly RegisteredCall[]): readonly DescribedCall[] {
  const descriptions = new Map(
    describedAreas.flatMap(({ name, calls }) =>
      Object.entries(calls).map(([key, call]) => [key, { ...call, area: name }] as const),
    ),
  );
  return registered.flatMap((call) => {
    const described = descriptions.get(`${call.method.toUpperCase()} ${call.path}`);
    return described === undefined ? [] : [{ call, described }];
  });
}

function asked(
  call: RegisteredCall,
  { request, upload, reply }: Described,
): { readonly request: Schema | null; readonly upload: Schema | true | null; readonly reply: Schema | null } {
  const sent = 'data' in reply ? reply.data : 'older' in reply ? reply.older : 'none';
  // The fields beside a file belong to the multipart body: such a call takes no JSON.
  const own = request ?? (upload === undefined || call.method === 'get' ? call.request : null);
  return { request: own && plainOnce(own), upload: upload ?? null, reply: sent === 'none' ? null : sent };
}

const plainOnce = memoize(plainRequest);

function schemasOf({ call, described }: DescribedCall): readonly Schema[] {
  return Object.values(asked(call, described)).filter((schema) => schema !== null && schema !== true);
}
