import type { AnswerStatus, RawCitation } from '#server/analysis/table/RawAnswer.ts';

/** The format by which a raw reply was recognised. */
export type ReplyKind =
  | 'openai_responses'
  | 'chat_completion'
  | 'completion'
  | 'anthropic_messages'
  | 'gemini'
  | 'gemini_interactions'
  | 'dashscope'
  | 'hunyuan'
  | 'mistral_conversations'
  | 'cohere'
  | 'ollama'
  | 'bedrock_converse'
  | 'ai_sdk'
  | 'langchain'
  | 'message'
  | 'blocks'
  | 'serpapi'
  | 'dataforseo'
  | 'brightdata'
  | 'oxylabs'
  | 'cloro'
  | 'olostep'
  | 'workflow'
  | 'answer_object'
  | 'error';

/** The usage stated by a reply; null if it states none. */
export type ReplyUsage = {
  readonly input: number | null;
  readonly output: number | null;
  readonly reasoning: number | null;
  readonly cached: number | null;
  /** Number of web searches. */
  readonly searches: number | null;
  readonly costUsd: number | null;
};

/** A raw reply of a provider or scraper vendor, normalized. */
export type Reply = {
  readonly kind: ReplyKind;
  readonly status: AnswerStatus;
  /** The provider's own code for a status other than ok or for a truncated answer; '' if none. */
  readonly reason: string;
  /** A length limit cut the answer off. */
  readonly truncated: boolean;
  /** Markdown as delivered, without the model's reasoning. */
  readonly text: string;
  /** Pages that the answer cites, in order. Null: unknown, which is not "none". */
  readonly citations: readonly RawCitation[] | null;
  /** Pages that the engine retrieved but the answer does not cite. Null: unknown. */
  readonly retrieved: readonly RawCitation[] | null;
  /** Queries that the engine searched. Null: the reply does not contain them. */
  readonly searches: readonly string[] | null;
  /** The model that answered; '' if the reply names none. */
  readonly model: string;
  /** The engine that answered, if a vendor passed its answer on and names it; '' otherwise. */
  readonly platform: string;
  readonly usage: ReplyUsage | null;
  /** Milliseconds since 1970; null when the reply holds no time. */
  readonly createdAt: number | null;
  /** The prompt, if the reply repeats it; '' otherwise. */
  readonly prompt: string;
  readonly id: string;
};

/** The fields found by a reader; the reply states nothing about absent ones. */
export type ReplyParts = Partial<
  Pick<Reply, 'citations' | 'retrieved' | 'searches' | 'model' | 'platform' | 'usage' | 'createdAt' | 'prompt' | 'id'>
> & {
  readonly text: string;
  /** The reason of a refusal. */
  readonly refused?: string;
  /** The reason of a failure. */
  readonly failed?: string;
  /** A limit cut the answer off. */
  readonly truncated?: boolean;
  /** The finish reason. */
  readonly finish?: string;
};

/** Longer texts about an unavailable search are answers that mention it. */
const LONGEST_NOTICE = 240;
const SEARCH_UNAVAILABLE =
  /\b(?:web )?search (?:tool|service|function|plugin)s? (?:is|are|was) (?:currently |temporarily )?(?:unavailable|not available)|(?:联网)?搜索(?:工具|服务|功能|插件)?(?:暂时|当前|目前)?(?:不可用|无法使用)/iu;

function isNotice({ text, citations }: ReplyParts): boolean {
  return (citations ?? []).length === 0 && text.length <= LONGEST_NOTICE && SEARCH_UNAVAILABLE.test(text);
}

function statusOf(parts: ReplyParts): Pick<Reply, 'status' | 'reason'> {
  const { text, refused, failed, truncated = false, finish = '' } = parts;
  if (failed !== undefined) return { status: 'failed', reason: failed };
  if (refused !== undefined) return { status: 'refused', reason: refused };
  if (text.trim() === '') return { status: 'empty', reason: finish };
  if (isNotice(parts)) return { status: 'failed', reason: 'degraded' };
  return { status: 'ok', reason: truncated ? finish || 'truncated' : '' };
}

/** Completes a reply from the fields of a reader: non-blank text is an ok answer, unless the reply states otherwise. */
export function completeReply(kind: ReplyKind, parts: ReplyParts): Reply {
  return {
    kind,
    ...statusOf(parts),
    truncated: parts.truncated ?? false,
    text: parts.text,
    citations: parts.citations ?? null,
    retrieved: parts.retrieved ?? null,
    searches: parts.searches ?? null,
    model: parts.model ?? '',
    platform: parts.platform ?? '',
    usage: parts.usage ?? null,
    createdAt: parts.createdAt ?? null,
    prompt: parts.prompt ?? '',
    id: parts.id ?? '',
  };
}
