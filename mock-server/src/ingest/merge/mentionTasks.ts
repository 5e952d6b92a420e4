import { MentionColumns } from '../../analysis/table/MentionColumns.ts';
import type { Mentions } from '../../analysis/table/MentionColumns.ts';
import type { BrandDefinition } from '../../analysis/ProjectDefinition.ts';
import type { SentimentLabels } from '../../analysis/table/RawAnswer.ts';

/** An answer whose brands are to be found; the text is null where nothing counts. */
export type UnreadAnswer = readonly [text: string | null, labels: SentimentLabels | undefined];

/** What a reading thread is asked: under which brands, then batch after batch. */
export type MentionTask =
  | { readonly kind: 'brands'; readonly brands: readonly BrandDefinition[] }
  | { readonly kind: 'batch'; readonly answers: readonly UnreadAnswer[] };

/** Finds the brands in a batch of answers. */
export function readMentions(brands: readonly BrandDefinition[], answers: readonly UnreadAnswer[]): Mentions {
  const columns = new MentionColumns(brands);
  for (const [text, labels] of answers) columns.add(text, labels);
  return columns.finish(null);
}
