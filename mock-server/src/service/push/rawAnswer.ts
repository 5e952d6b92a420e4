import { isOurAnswerId } from '#server/ingest/merge/answerId.ts';
import { readReply } from '#server/ingest/replies/readReply.ts';
import type { Reply } from '#server/ingest/replies/Reply.ts';
import type { Text } from '#server/refusal/text.ts';
import type { PushedRecord } from './PushedRecord.ts';

/** How JSON and saved streams start. */
const MAY_BE_RAW = /^\s*(?:[[{]|data:|event:|id:)/u;

export const READ_FROM_REPLY: Text = {
  zh: '是接口的原始回复，已读取其中的正文；记录没有引用、搜索词或模型时也从中读取',
  en: 'is a raw reply of an API: its text was read, and its sources, searches and model where the record has none',
};

/** The raw reply that a program sent in place of the answer's text, as workflow tools pass it on; null for a text. */
export function rawAnswer({ answer, id }: Pick<PushedRecord, 'answer' | 'id'>): Reply | null {
  const isExported = isOurAnswerId(id ?? '');
  return isExported || !MAY_BE_RAW.test(answer) ? null : readReply(answer);
}
