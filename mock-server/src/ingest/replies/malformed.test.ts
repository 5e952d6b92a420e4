import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorMs } from '#client/testing/processorMs.ts';
import { messagePrompt } from './messagePrompt.ts';
import { parseLoosely } from './parseLoosely.ts';
import { readRecordReply, readReply } from './readReply.ts';

/** Keys that readers check, so that random values get past their first checks. */
const KEYS = [
  ...[
    'choices',
    'message',
    'delta',
    'content',
    'output',
    'type',
    'text',
    'annotations',
    'citations',
    'results',
    'role',
    'object',
  ],
  ...[
    'candidates',
    'groundingMetadata',
    'groundingChunks',
    'groundingSupports',
    'finishReason',
    'parts',
    'stop_reason',
    'tasks',
  ],
  ...[
    'result',
    'items',
    'sections',
    'status_code',
    'text_blocks',
    'list',
    'references',
    'search_metadata',
    'response',
    'body',
  ],
  ...[
    'answer_text',
    'error',
    'code',
    'search_info',
    'search_results',
    'request_id',
    'outputs',
    'steps',
    'done',
    'kwargs',
    'data',
  ],
  ...[
    'action',
    'queries',
    'blocks',
    'usage',
    'model',
    'created',
    'index',
    'url',
    'title',
    'json_content',
    'Choices',
    'content_block',
  ],
];
const WORDS = [
  'message',
  'text',
  'output_text',
  'assistant',
  'web_search_call',
  'response',
  'message_start',
  'content_block_delta',
  'doubao_app_call',
  'ai_overview',
  'chat.completion.chunk',
  'user',
  'stop',
];

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    fc.constantFrom<unknown>(...WORDS, '', 'https://a.example', null, true, 0, 1, -1, Number.NaN, 20_000, undefined),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('value'), { maxKeys: 6 }),
  ),
}));

test('no value makes a reader throw', () => {
  fc.assert(
    fc.property(value, (raw) => {
      readReply(raw);
      messagePrompt(raw);
      if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) {
        readRecordReply(raw as Record<string, unknown>);
      }
      readReply(JSON.stringify(raw));
    }),
    { numRuns: 3000 },
  );
});

test('no text makes a parser throw', () => {
  const piece = fc.constantFrom(
    '[',
    ']',
    '{',
    '}',
    '(',
    ')',
    "'",
    '"',
    '\\',
    ',',
    ':',
    'None',
    'a=',
    'A(',
    '1',
    ' ',
    '\n',
    'data: ',
    '{"a":1}',
    'r',
    '<X.Y: 1>',
    '-',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      parseLoosely(text);
      readReply(text);
      messagePrompt(text);
    }),
    { numRuns: 3000 },
  );
});

test.each(['[', '{', '(', "['", 'A(', 'data: {', '{"a":[', '<think>', '\\'])(
  'a hundred thousand times %j is read in one go',
  (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    const busy = processorMs(() => {
      readReply(text);
      readReply(`${text}]`);
    });
    expect(busy).toBeLessThan(3000);
  },
);
