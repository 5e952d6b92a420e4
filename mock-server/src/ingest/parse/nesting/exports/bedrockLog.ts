import { objectOf } from '#client/lib/isPlainObject.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import { messagePrompt } from '#server/ingest/replies/messagePrompt.ts';
import type { ExportReader } from './ExportReader.ts';

/** A line of Amazon Bedrock's invocation log. */
export const bedrockLog: ExportReader = (node) => {
  if (node['schemaType'] !== 'ModelInvocationLog') return null;
  const { timestamp, modelId, input, output, errorCode } = node;
  const asked = objectOf(input)['inputBodyJson'];
  const prompt = messagePrompt(asked) || textOf(objectOf(asked)['prompt']) || textOf(objectOf(asked)['inputText']);
  const answer = objectOf(output)['outputBodyJson'];
  return [
    {
      prompt,
      date: timestamp,
      model: nameOf(modelId).split('/').at(-1),
      answer: answer ?? '',
      ...(errorCode !== undefined && { error: errorCode }),
    },
  ];
};
