import type { AnswerStatus, RawCitation } from '../../analysis/table/RawAnswer.ts';

/** The shape a raw reply was recognised by. */
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
  | 'answer_object'
  | 'error';

/** What a reply says it used; null where it says nothing. */
export type ReplyUsage = {
  readonly input: number | null;
  readonly output: number | null;
  readonly reasoning: number | null;
  readonly cached: number | null;
  /** Web searches run. */
  readonly searches: number | null;
  readonly costUsd: number | null;
};

/** One raw reply of a provider or scraper vendor in common terms. */
export type Reply = {
  readonly kind: ReplyKind;
  readonly status: AnswerStatus;
  /** The provider's own word for a status other than ok, and for an answer that was cut off; '' when it gives none. */
  readonly reason: string;
  /** The answer was cut off by a length limit. */
  readonly truncated: boolean;
  /** Markdown as delivered, without what the model thought before it answered. */
  readonly text: string;
  /** Pages the answer points at, in order. Null: the reply cannot tell, which is not "none". */
  readonly citations: readonly RawCitation[] | null;
  /** Pages the engine looked at but the answer does not point at. Null as above. */
  readonly retrieved: readonly RawCitation[] | null;
  /** Queries the engine ran. Null: the reply does not show them. */
  readonly searches: readonly string[] | null;
  /** Model as served; '' when the reply names none. */
  readonly model: string;
  /** The engine that answered, where somebody passed it on and says so; '' otherwise. */
  readonly platform: string;
  readonly usage: ReplyUsage | null;
  /** Milliseconds since 1970; null when the reply holds no time. */
  readonly createdAt: number | null;
  /** What was asked, where the reply repeats it; '' otherwise. */
  readonly prompt: string;
  readonly id: string;
};

/** What a reader found; what it leaves out is not told by the reply. */
export type ReplyParts = Partial<
  Pick<Reply, 'citations' | 'retrieved' | 'searches' | 'model' | 'platform' | 'usage' | 'createdAt' | 'prompt' | 'id'>
> & {
  readonly text: string;
  /** Why it was refused. */
  readonly refused?: string;
  /** Why it failed. */
  readonly failed?: string;
  /** Cut off by a limit. */
  readonly truncated?: boolean;
  /** How generating ended. */
  readonly finish?: string;
};

/** Longer texts that speak of an unavailable search are answers that mention it. */
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

/** A reply from what a reader found: text that is not blank is an answer, unless the reply says otherwise. */
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
