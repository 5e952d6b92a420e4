import type { JsonSchema } from '@valibot/to-json-schema';
import type { RegisteredCall } from '../RouteTable.ts';
import type { CallDescription, Reply } from './CallDescription.ts';
import { exampleOf } from './exampleOf.ts';
import type { Components } from './exampleOf.ts';
import { parameters } from './sharedParts.ts';

/** The converted schemas of one call. */
interface CallSchemas {
  readonly request: JsonSchema | null;
  readonly upload: JsonSchema | null;
  readonly reply: JsonSchema | null;
}

const ref = (name: string): { readonly $ref: string } => ({ $ref: `#/components/schemas/${name}` });
/** HTTP statuses of requests with keys. Requests with a login get refusals in the envelope. */
const REFUSALS_OF_CALLERS = { 401: 'Unauthorized', 403: 'Forbidden' } as const;
/** HTTP statuses of malformed requests, which are refused before authentication. */
const REFUSALS_OF_CHANGES = { 413: 'TooLarge', 415: 'ContentType' } as const;

/** Builds one operation of the description. */
export function operationOf(
  call: RegisteredCall,
  described: CallDescription & { readonly area: string },
  schemas: CallSchemas,
  components: Components,
): object {
  const { summary, detail, area } = described;
  return {
    operationId: operationId(call),
    tags: [area],
    summary,
    description: [detail, callerText(call)].filter((text) => text !== undefined).join(' '),
    ...(call.caller === 'anybody' ? { security: [] } : { security: securityOf(call) }),
    parameters: parametersOf(call, schemas.request, components),
    ...bodyOf(call, described, schemas, components),
    responses: {
      200: successOf(described.reply, schemas.reply, components),
      ...refusals(call),
    },
  };
}

const isKeyed = ({ caller }: RegisteredCall): boolean => caller === 'read' || caller === 'push';

function operationId({ method, path }: RegisteredCall): string {
  const words = path.split('/').filter((part) => part !== '' && part !== 'api' && part !== 'front');
  return [method, ...words.map((word) => word.replaceAll(/\W/gu, ''))].join('_');
}

function callerText({ caller }: RegisteredCall): string {
  switch (caller) {
    case 'anybody':
      return 'Anybody may make this call.';
    case 'account':
      return 'Needs a login; keys are not accepted.';
    case 'admin':
      return 'Needs the login of a team admin; keys are not accepted.';
    case 'read':
    case 'push':
      return `Needs a login, or a key with the scope "${caller}".`;
  }
}

function securityOf(call: RegisteredCall): readonly object[] {
  return isKeyed(call) ? [{ login: [] }, { key: [] }] : [{ login: [] }];
}

/** Lists in a query are repeated `name[]` parameters. No parameter is a reference: Dify and others do not follow those. */
function parametersOf(call: RegisteredCall, request: JsonSchema | null, components: Components): readonly object[] {
  const named = [...call.path.matchAll(/:(\w+)/gu)].map(([, name = '']) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string' }, example: 'b5f1c2.png' },
  }));
  const project = call.ofProject ? [parameters['project-id']] : [];
  if (call.method !== 'get') return [...named, ...project, parameters['Idempotency-Key']];
  if (request === null) return [...named, ...project];
  const required = new Set(request.required ?? []);
  const query = Object.entries(request.properties ?? {}).map(([name, schema]) => ({
    name: isList(schema) ? `${name}[]` : name,
    ...{ in: 'query', required: required.has(name), ...describedSchema(schema) },
    ...(required.has(name) && { example: exampleOf(schema, components, name) }),
  }));
  return [...named, ...project, ...query];
}

/** What a parameter is about stands beside its schema, where viewers and generators look for it. */
function describedSchema(schema: JsonSchema | boolean): object {
  if (typeof schema === 'boolean') return { schema };
  const { description, ...rest } = schema;
  return { ...(description !== undefined && { description }), schema: rest };
}

const isList = (schema: JsonSchema | boolean): boolean => typeof schema === 'object' && schema.type === 'array';

/** The content of a file. Most generators of clients take only what has OpenAPI 3.0's `format` for bytes, and the rest for a text. */
function fileSchema(type: string): object {
  if (type.endsWith('+json')) return { type: 'object', additionalProperties: true };
  return { type: 'string', contentMediaType: type, ...(!type.startsWith('text/') && { format: 'binary' }) };
}

function bodyOf(
  { method }: RegisteredCall,
  { sent }: CallDescription,
  { request, upload }: CallSchemas,
  components: Components,
): object {
  if (method === 'get' || (request === null && upload === null)) return {};
  const json = request && { schema: request, example: exampleOf(request, components) };
  const form = upload && {
    schema: {
      type: 'object',
      required: ['file'],
      properties: { ...upload.properties, file: fileSchema('application/octet-stream') },
    },
  };
  return {
    requestBody: {
      ...(sent !== undefined && { description: sent }),
      required: true,
      content: { ...(json && { 'application/json': json }), ...(form && { 'multipart/form-data': form }) },
    },
  };
}

function successOf(reply: Reply, converted: JsonSchema | null, components: Components): object {
  if ('files' in reply) {
    const content = Object.fromEntries(Object.keys(reply.files).map((type) => [type, { schema: fileSchema(type) }]));
    const refusal = { 'application/json': { schema: ref('Refusal') } };
    return { description: Object.values(reply.files).join(' '), content: { ...content, ...refusal } };
  }
  const isOlder = 'older' in reply;
  const schema = converted ?? { type: 'null' };
  const success = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code: { const: isOlder ? 20_000 : 0 }, msg: { type: 'string' }, data: schema },
  };
  const example = { code: isOlder ? 20_000 : 0, msg: 'ok', data: exampleOf(schema, components) };
  return {
    description: 'The data or, with a login, an error: see `code`.',
    content: { 'application/json': { schema: { oneOf: [success, ref('Refusal')] }, example } },
  };
}

function refusals(call: RegisteredCall): Readonly<Record<string, object>> {
  const isChange = call.method === 'post';
  const named: Readonly<Record<string, string>> = {
    ...(call.caller !== 'anybody' && REFUSALS_OF_CALLERS),
    ...((isKeyed(call) || call.path.includes(':')) && { 404: 'NotFound' }),
    ...(isChange && REFUSALS_OF_CHANGES),
    ...(isKeyed(call) && { ...(isChange && { 409: 'Conflict' }), 429: 'TooMany' }),
    422: 'BadInput',
  };
  return Object.fromEntries(
    Object.entries(named).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}
