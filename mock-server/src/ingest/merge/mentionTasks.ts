import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import { MentionColumns } from '#server/analysis/table/MentionColumns.ts';
import type { Mentions } from '#server/analysis/table/MentionColumns.ts';
import type { SentimentLabels } from '#server/analysis/table/RawAnswer.ts';

/** An answer to be searched for brands; the text is null if it does not count. */
export type UnreadAnswer = readonly [text: string | null, labels: SentimentLabels | undefined];

/** Messages to a worker thread: the brands first, then batch after batch. */
export type MentionTask =
  | { readonly kind: 'brands'; readonly brands: readonly BrandDefinition[] }
  | { readonly kind: 'batch'; readonly answers: readonly UnreadAnswer[] };

/** Finds the brand mentions in a batch of answers. */
export function readMentions(brands: readonly BrandDefinition[], answers: readonly UnreadAnswer[]): Mentions {
  const columns = new MentionColumns(brands);
  for (const [text, labels] of answers) columns.add(text, labels);
  return columns.finish(null);
}
