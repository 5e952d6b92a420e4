import type { AnswerDetail, AnswerSummary, Mention } from '#client/api/answerSchemas.ts';
import { brandRefs } from '#server/analysis/reports/projectRefs.ts';
import { brandsOf, citationsOf, headOf, mentionsOf } from '#server/analysis/table/answerRow.ts';
import type { RowHead } from '#server/analysis/table/answerRow.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { excerptOf } from '#server/analysis/table/excerpt.ts';
import type { FoundMention } from '#server/analysis/text/MentionMatcher.ts';
import type { TextSearch } from '#server/analysis/text/TextSearch.ts';

/**
 * A row in a list.
 * @param brand index of the brand whose first mention the excerpt is centred on; null: any.
 * @param search search text; the excerpt is then centred on its first match.
 */
export function answerSummary(
  table: AnswerTable,
  row: number,
  brand: number | null,
  search: TextSearch | null = null,
): AnswerSummary {
  const excerpt = excerptOf(table, row, brand, search);
  return {
    ...commonFields(table, row, headOf(table, row)),
    excerpt: excerpt.text,
    excerpt_mentions: mentionFields(table, excerpt.mentions),
    excerpt_hits: excerpt.hits.map(({ from, to }) => ({ start: from, end: to })),
    citation_count: citationsOf(table, row)?.length ?? null,
  };
}

/** A complete row. */
export function answerDetail(table: AnswerTable, row: number): AnswerDetail {
  const head = headOf(table, row);
  const citations = citationsOf(table, row);
  return {
    ...commonFields(table, row, head),
    topic_name: table.project.topics.find(({ id }) => id === head.prompt.topic_id)?.name ?? null,
    model: head.model,
    text: table.texts.text(row),
    mentions: mentionFields(table, mentionsOf(table, row)),
    citations:
      citations?.map(({ position, url, title, host, domain, type }) => ({
        position,
        url,
        title,
        host,
        domain,
        type,
      })) ?? null,
    searches: [...head.searches],
    tracked: brandRefs(table.project),
  };
}

type CommonFields = Pick<AnswerSummary & AnswerDetail, keyof AnswerSummary & keyof AnswerDetail>;

function commonFields(table: AnswerTable, row: number, head: RowHead): CommonFields {
  return {
    id: head.id,
    prompt_id: head.prompt.id,
    prompt_text: head.prompt.text,
    topic_id: head.prompt.topic_id,
    platform_id: head.platform.id,
    platform_name: head.platform.name,
    run: head.run,
    asked_at: head.askedOn,
    status: head.status,
    brands: brandsOf(table, row).map(({ brand, position, sentiment, source }) => ({
      brand_id: brandId(table, brand),
      position,
      sentiment,
      sentiment_source: source,
    })),
  };
}

function mentionFields(table: AnswerTable, mentions: readonly FoundMention[]): Mention[] {
  return mentions.map(({ brand, from, to }) => ({ brand_id: brandId(table, brand), start: from, end: to }));
}

function brandId(table: AnswerTable, brand: number): string {
  return table.project.brands[brand]?.id ?? '';
}
