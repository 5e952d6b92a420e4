import type { ReportAnswer } from '#client/api/schemas/issuedReportSchemas.ts';
import { headOf, rowOfId } from '#server/analysis/table/answerRow.ts';
import { searchAnswers } from '../answers/searchAnswers.ts';
import type { Stop } from '../Stop.ts';
import type { Gathered } from './gatherReport.ts';

/** Limit of answers per kind. */
const MOST = 3;
/** Limit of characters per answer. */
const LONGEST = 3000;

type Why = Pick<ReportAnswer, 'why' | 'fact'>;

function answerOf({ table }: Gathered, row: number, why: Why): ReportAnswer {
  const { id, prompt, platform, askedOn } = headOf(table, row);
  const text = table.texts.text(row);
  return {
    ...why,
    ...{ id, platform: platform.name, prompt: prompt.text, asked_at: askedOn },
    text: text.slice(0, LONGEST),
    cut: text.length > LONGEST,
  };
}

/**
 * Sample answers of a report: the newest that mention the brand, the newest that mention only competitors, and one for each of the
 * most severe contradicted facts; at most three per kind.
 */
export async function reportEvidence(gathered: Gathered, stop: Stop): Promise<readonly ReportAnswer[]> {
  const { table, query, facts } = gathered;
  const [own] = table.project.brands;
  if (own === undefined) return [];
  const named = await searchAnswers(table, { ...query, brand_id: own.id, mention: 'named', status: 'ok' }, stop);
  const missed = await searchAnswers(table, { ...query, brand_id: own.id, gap: '1', status: 'ok' }, stop);
  const wrong = facts.errors.slice(0, MOST).flatMap(({ example, statement }) => {
    const row = rowOfId(table, example.answer_id);
    return row < 0 ? [] : [answerOf(gathered, row, { why: 'fact', fact: statement })];
  });
  return [
    ...[...named.subarray(0, MOST)].map((row) => answerOf(gathered, row, { why: 'named', fact: '' })),
    ...[...missed.subarray(0, MOST)].map((row) => answerOf(gathered, row, { why: 'missed', fact: '' })),
    ...wrong,
  ];
}
