import type { ExportedAnswer, ExportedBrand } from '#client/lib/answerExport.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { brandsOf, citationsOf, headOf, mentionsOf } from '#server/analysis/table/answerRow.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';

/** The tracked brands with their names, so that an import can search for the same. */
export function exportedBrands({ brands }: ProjectDefinition): ExportedBrand[] {
  return brands.map(({ name, names, own, aliases, match_case, domains }) => ({
    name,
    ...(names && { names }),
    own,
    aliases: [...aliases],
    match_case,
    domains: [...domains],
  }));
}

/** A row with all recorded fields and the analysis results. */
export function exportedAnswer(table: AnswerTable, row: number): ExportedAnswer {
  const { id, prompt, platform, run, askedOn, status, model, details, searches, retrieved } = headOf(table, row);
  const mentions = exportedMentions(table, row);
  const labels = mentions.flatMap(({ brand, sentiment, sentiment_source }) =>
    sentiment !== null && sentiment_source === 'labelled' ? [[brand, sentiment] as const] : [],
  );
  return {
    id,
    platform: platform.name,
    prompt: prompt.text,
    topic: table.project.topics[table.topic[row] ?? -1]?.name ?? null,
    tags: [...prompt.tags],
    run,
    asked_at: askedOn,
    status,
    model,
    answer: table.texts.text(row),
    citations: citationsOf(table, row)?.map(({ position, url, title }) => ({ position, url, title })) ?? null,
    searches: [...searches],
    brand_sentiments: Object.fromEntries(labels),
    mentions,
    ...details,
    ...(retrieved !== null && { retrieved: retrieved.map(({ position, url, title }) => ({ position, url, title })) }),
  };
}

function exportedMentions(table: AnswerTable, row: number): ExportedAnswer['mentions'] {
  const found = mentionsOf(table, row);
  return brandsOf(table, row).map(({ brand, position, sentiment, source }) => ({
    brand: table.project.brands[brand]?.name ?? '',
    own: table.project.brands[brand]?.own ?? false,
    spans: found.filter((mention) => mention.brand === brand).map(({ from, to }) => [from, to]),
    position,
    sentiment,
    sentiment_source: source,
  }));
}
