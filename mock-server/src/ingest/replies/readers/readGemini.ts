import { at, codeAt, eitherCase, listAt, numberAt, objectAt, objectsAt, textAt, textsAt, timeAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { completeReply } from '../Reply.ts';
import type { Reply } from '../Reply.ts';
import { inOrder, notCited, sourceOf, sourcesOf } from '../sources.ts';
import type { Source } from '../sources.ts';
import { usageOf } from '../usage.ts';
import { annotatedSources } from './annotations.ts';
import { errorOf } from './errorOf.ts';
import { textOfParts } from './textOfParts.ts';

/** Finish reasons by enum number, which the Python SDK may write. */
const REASONS = [
  '',
  'STOP',
  'MAX_TOKENS',
  'SAFETY',
  'RECITATION',
  'OTHER',
  'LANGUAGE',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'MALFORMED_FUNCTION_CALL',
];
const REFUSED = /^(?:IMAGE_)?(?:SAFETY|RECITATION|LANGUAGE|BLOCKLIST|PROHIBITED_CONTENT|SPII|MODEL_ARMOR)$/u;
const FAILED = /^(?:MALFORMED_\w+|UNEXPECTED_TOOL_CALL|TOO_MANY_TOOL_CALLS|MISSING_THOUGHT_SIGNATURE|OTHER)$/u;

function reasonOf(value: unknown): string {
  const code = codeAt(value);
  return (/^\d+$/u.test(code) ? (REASONS[Number(code)] ?? code) : code).replace(
    /^FINISH_REASON_UNSPECIFIED$|^BLOCK_REASON_UNSPECIFIED$/u,
    '',
  );
}

type Grounding = Pick<Reply, 'citations' | 'retrieved' | 'searches'>;

/**
 * Chunks that a support references are cited, in order of first reference; other chunks were only retrieved. Pages in `citationMetadata`
 * are neither: they are origins of text that the model recites from memory, and the answer does not show them.
 */
export function groundingOf(grounding: JsonObject | undefined): Grounding {
  if (grounding === undefined) return { citations: null, retrieved: null, searches: null };
  const entries = listAt(eitherCase(grounding, 'groundingChunks')) ?? [];
  const chunks = entries.map((chunk) => sourceOf(chunk));
  const supports = objectsAt(eitherCase(grounding, 'groundingSupports'));
  const indices = supports.flatMap((support) => listAt(eitherCase(support, 'groundingChunkIndices')) ?? []);
  const cited = inOrder(indices.flatMap((index) => (typeof index === 'number' ? (chunks[index] ?? []) : [])));
  const pool = chunks.filter((chunk): chunk is Source => chunk !== null);
  // A redirect without a site's name leads to a page that is not known, which is not none.
  const isHidden = indices.some((index) => typeof index === 'number' && textAt(entries[index], 'web', 'uri') !== '');
  return {
    citations: cited.length === 0 && isHidden ? null : cited,
    retrieved: notCited(pool, cited),
    searches: textsAt(eitherCase(grounding, 'webSearchQueries')),
  };
}

/** The pages cited by a stored `groundingMetadata`; null for any other object. Without supports, all its chunks are sources. */
export function readGrounding(object: JsonObject): readonly { readonly url: string; readonly title: string }[] | null {
  const chunks = listAt(eitherCase(object, 'groundingChunks'));
  if (chunks === undefined) return null;
  const hasSupports = (listAt(eitherCase(object, 'groundingSupports')) ?? []).length > 0;
  return hasSupports ? (groundingOf(object).citations ?? []) : inOrder(sourcesOf(chunks));
}

function usageOfGemini(raw: JsonObject): Reply['usage'] {
  return usageOf(eitherCase(raw, 'usageMetadata'));
}

/** A reply with only its model and usage. */
function isBare(raw: JsonObject): boolean {
  return objectAt(eitherCase(raw, 'usageMetadata')) !== undefined && codeModel(eitherCase(raw, 'modelVersion')) !== '';
}

/** Parses a reply of Gemini's `generateContent`, as sent or as the Python SDK writes it. */
export function readGemini(raw: JsonObject): Reply | null {
  const candidates = listAt(raw, 'candidates');
  const feedback = objectAt(eitherCase(raw, 'promptFeedback'));
  if (candidates === undefined && feedback === undefined && !isBare(raw)) return null;
  const first = objectsAt(candidates)[0];
  if (first !== undefined && !('content' in first) && reasonOf(eitherCase(first, 'finishReason')) === '') return null;
  const finish = reasonOf(eitherCase(first, 'finishReason'));
  const blocked = reasonOf(eitherCase(feedback, 'blockReason'));
  const refused = blocked || (REFUSED.test(finish) ? finish : '');
  return completeReply('gemini', {
    ...groundingOf(objectAt(eitherCase(first, 'groundingMetadata'))),
    text: textOfParts(at(first, 'content', 'parts')),
    ...(refused !== '' && { refused }),
    ...(FAILED.test(finish) && { failed: finish }),
    ...errorOf(raw),
    truncated: finish === 'MAX_TOKENS',
    finish,
    model: codeModel(eitherCase(raw, 'modelVersion')),
    usage: usageOfGemini(raw),
    createdAt: timeAt(eitherCase(raw, 'createTime')),
    id: textAt(eitherCase(raw, 'responseId')),
  });
}

function codeModel(value: unknown): string {
  return typeof value === 'string' ? value.replace(/^models\//u, '') : '';
}

/** Parses a reply of Gemini's Interactions API. */
export function readInteraction(raw: JsonObject): Reply | null {
  const steps = listAt(raw, 'steps') ?? listAt(raw, 'outputs');
  const outputs = objectsAt(steps).filter(({ type }) => type === 'model_output');
  const isInteraction = raw['object'] === 'interaction' || outputs.length > 0;
  if (steps === undefined || !isInteraction) return null;
  const parts = outputs.flatMap((output) => objectsAt(output, 'content'));
  const calls = objectsAt(steps).filter(({ type }) => type === 'google_search_call');
  const results = objectsAt(steps).filter(({ type }) => type === 'google_search_result');
  const cited = inOrder(parts.flatMap((part) => annotatedSources(part['annotations'])));
  const pool = results.flatMap((result) => objectsAt(result, 'result').flatMap((entry) => sourceOf(entry) ?? []));
  const status = textAt(raw, 'status');
  return completeReply('gemini_interactions', {
    text: textOfParts(parts),
    citations: cited.length > 0 || results.length > 0 ? cited : null,
    retrieved: results.length > 0 ? notCited(pool, cited) : null,
    searches: calls.flatMap((call) => textsAt(call, 'arguments', 'queries')),
    ...(status === 'failed' && { failed: status }),
    ...errorOf(raw),
    truncated: status === 'incomplete',
    finish: status,
    model: codeModel(raw['model']),
    usage: interactionUsage(raw),
    id: textAt(raw, 'id'),
  });
}

function interactionUsage(raw: JsonObject): Reply['usage'] {
  const known = usageOf(raw['usage']);
  const input = numberAt(raw, 'usage', 'total_input_tokens');
  const output = numberAt(raw, 'usage', 'total_output_tokens');
  if (known !== null || (input === null && output === null)) return known;
  return { input, output, reasoning: null, cached: null, searches: null, costUsd: null };
}
