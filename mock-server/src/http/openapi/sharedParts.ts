/** What every description holds beside its calls. */

const EXAMPLES = {
  Unauthorized: [401, 'The key is not valid or was revoked. Create a new one.', null],
  Forbidden: [403, 'The key has no access to the project "p2"', null],
  BadInput: [422, 'start_time: is not valid', { fields: { start_time: 'is not valid' } }],
  TooMany: [429, 'A key may make 300 calls a minute. Try again in 12 s.', null],
} as const;

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  Unauthorized: 'The key is unknown or was revoked.',
  Forbidden: 'The key lacks the scope, or does not reach the project.',
  BadInput: 'Something asked makes no sense: `msg` and `data.fields` name the field and say what to do.',
  TooMany: 'Too many calls with this key; `Retry-After` says for how many seconds to wait.',
};

const text = { type: 'string' } as const;

export const refusalSchema = {
  type: 'object',
  description:
    'Why a call was not done. With a login it travels with HTTP status 200; with a key its code is the HTTP status too.',
  required: ['code', 'msg'],
  properties: {
    code: {
      type: 'integer',
      not: { enum: [0, 20_000] },
      description:
        '401 and 403: not allowed. 404: no such thing. 409: changed meanwhile. 422: bad input. 429: too often. 500: a fault of the server, or, with 未登录 in the message, no valid login.',
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

export const parameters = {
  'project-id': {
    name: 'project-id',
    in: 'header',
    required: false,
    description:
      'The project asked about, percent-encoded where it is not ASCII; without it, the first that the caller sees.',
    schema: text,
    example: 'p1',
  },
} as const;

export const securitySchemes = {
  login: { type: 'http', scheme: 'bearer', description: 'The token returned by logging in.' },
  key: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'ask_…',
    description: 'An API key. It can make only the calls its scopes allow, in its projects.',
  },
} as const;

export const info = {
  title: 'AnswerScope',
  version: '1.0.0',
  description: [
    'How a brand appears in AI answer engines. Every reply is an envelope `{ code, msg, data }`; code 0 is success.',
    'A measure travels as `{ value, low, high, n, k, numerator, denominator }`, bounded by its 95 % interval, or as null for no data;',
    'a change as `{ difference, low, high, verdict }`. The calls of the first two headings but for keys and notices, and the list of',
    'projects, are those that a provider has to answer; of the others it may answer any. `npm run contract` checks a server.',
  ].join(' '),
} as const;
