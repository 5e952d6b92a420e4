import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { OpenApiDocument } from '../http/openapi/openApiDocument.ts';

type Validate = (method: string, path: string, reply: unknown) => string | null;

/** Validates responses against an OpenAPI description: the error, or null. Compiles each schema at its first response. */
export function replyValidator(document: OpenApiDocument): Validate {
  const ajv = new AjvJsonSchemaValidator();
  const known = new Map<string, (reply: unknown) => string | null>();
  return (method, path, reply) => {
    const key = `${method} ${path}`;
    const validate = known.get(key) ?? validatorOf(ajv, document, method, path);
    known.set(key, validate);
    return validate(reply);
  };
}

function validatorOf(ajv: AjvJsonSchemaValidator, document: OpenApiDocument, method: string, path: string) {
  const operation = document.paths[path]?.[method];
  if (operation === undefined) return () => `${method} ${path} is not described`;
  const schema = schemaOf(operation);
  if (schema === null) return () => `${method} ${path} has no schema of a reply`;
  const whole = { type: 'object' as const, ...schema, components: document.components };
  const validate = ajv.getValidator<unknown>(whole);
  return (reply: unknown) => {
    const result = validate(reply);
    return result.valid ? null : result.errorMessage;
  };
}

function schemaOf(operation: object): object | null {
  const found = ['responses', '200', 'content', 'application/json', 'schema'].reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    operation,
  );
  return typeof found === 'object' ? found : null;
}
