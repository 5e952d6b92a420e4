import { FIRST_DAY, LAST_DAY } from '#server/analysis/scope/dayLimits.ts';
import { IDEMPOTENCY_HEADER } from '#server/store/session/IdempotencyRegistry.ts';

/** Parts of every OpenAPI description besides its calls. */

const EXAMPLES = {
  Unauthorized: [401, 'The key is not valid or was revoked. Create a new one.', null],
  Forbidden: [
    403,
    'The key has no access to the project “p2”. Send the ID (not the name) of a project in its project list.',
    null,
  ],
  BadInput: [
    422,
    'page_size: must be at most 500, not 9000',
    { fields: { page_size: 'must be at most 500, not 9000' } },
  ],
  NotFound: [404, 'id: There is no such prompt', { fields: { id: 'There is no such prompt' } }],
  Conflict: [409, 'Somebody else changed it in the meantime. Load it again.', null],
  TooLarge: [
    413,
    'body: is larger than 1 MB: send it in smaller parts',
    { fields: { body: 'is larger than 1 MB: send it in smaller parts' } },
  ],
  ContentType: [415, 'Send the request with Content-Type: application/json', null],
  TooMany: [429, 'A key can make 300 calls per minute. Try again in 12 s.', null],
} as const;

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  Unauthorized: 'The key is unknown or was revoked.',
  Forbidden: 'The key lacks the scope or has no access to the project.',
  BadInput: 'A field is missing or not valid. `msg` and `data.fields` name it and say what to do.',
  NotFound: 'There is no such item in the project; `data.fields` names the field that asks for it.',
  Conflict: 'Somebody else changed it in the meantime.',
  TooLarge: 'The content is larger than the call takes: send it in smaller parts.',
  ContentType: 'The content is neither JSON nor, for files, form data, or is encoded in a way that is not read.',
  TooMany: 'Too many calls with this key. Wait for the number of seconds in `Retry-After`.',
};

/** All refusal codes; the last ones belong to the menu call's older envelope. */
const REFUSAL_CODES = [401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 507, 50_008, 50_012, 50_014] as const;

const text = { type: 'string' } as const;

export const refusalSchema = {
  type: 'object',
  description: 'Why a call failed. With a login the HTTP status is 200; with a key it is the code.',
  required: ['code', 'msg'],
  properties: {
    code: {
      type: 'integer',
      // Listed one by one, so that generated types distinguish refusals from success by the code.
      enum: REFUSAL_CODES,
      description:
        '401, 403: not allowed. 404: not found. 405, 413, 415: not a request for this call. 409: conflict, such as a change by somebody else. 422: invalid input. 429: too many calls. 500: a server error or, with 未登录 in the message, no valid login. 507: no room on the disk. 50008, 50012, 50014: no valid login, for the menu.',
    },
    msg: {
      type: 'string',
      minLength: 1,
      description: 'A message for people, in the language of Accept-Language (zh or en).',
    },
    data: {
      oneOf: [
        { type: 'null' },
        { type: 'object', properties: { fields: { type: 'object', additionalProperties: text } } },
      ],
    },
  },
} as const;

export const responses = Object.fromEntries(
  Object.entries(EXAMPLES).map(([name, [code, msg, data]]) => [
    name,
    {
      description: DESCRIPTIONS[name] ?? '',
      ...(code === 429 && {
        headers: { 'Retry-After': { description: 'Whole seconds.', schema: { type: 'integer', minimum: 1 } } },
      }),
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/Refusal' }, example: { code, msg, data } },
      },
    },
  ]),
);

/** Headers of calls. */
export const parameters = {
  'project-id': {
    name: 'project-id',
    in: 'header',
    required: false,
    description:
      'The project’s id, percent-encoded if it is not ASCII; default: the first project the caller can see. Required with a key of several projects.',
    schema: { type: 'string', pattern: '^[!-~]*$' },
    example: 'p1',
  },
  'Idempotency-Key': {
    name: IDEMPOTENCY_HEADER,
    in: 'header',
    required: false,
    description:
      'A value of your own in visible ASCII characters, new for each change. If a reply is lost, send the same request with the same value again: what was made already is not made twice, and the first reply is returned, for 12 hours (half an hour if it holds a secret) and until the server restarts. The same value with another request is refused (422).',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
    example: '4f1c2a9e-1d0b-4f0e-9a51-6c1c1b7f2e10',
  },
} as const;

export const securitySchemes = {
  login: { type: 'http', scheme: 'bearer', description: 'The token that login returns.' },
  key: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'ask_…',
    description: 'An API key. It can make the calls that its scopes allow, in its projects.',
  },
} as const;

export const info = {
  title: 'AnswerScope',
  version: '1.0.0',
  description: [
    'How a brand appears in AI answer engines. Every reply is an envelope `{ code, msg, data }`; code 0 is success.',
    'A measure is `{ value, low, high, n, k, numerator, denominator }`, where low and high bound its 95% interval, n counts answers and k',
    'prompts; null means no data. A change is `{ difference, low, high, verdict }`.',
    `Days lie between ${FIRST_DAY} and ${LAST_DAY}.`,
    'A provider must answer the 22 calls of the specification and may answer any of the others; `npm run contract`',
    'lists them and checks a server. Fields and parameters that a call does not have are refused (422) with a key, and ignored with a login, as pages of other versions may send them.',
  ].join(' '),
} as const;
