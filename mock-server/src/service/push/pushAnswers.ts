import type { PushResult } from '#client/api/schemas/pushSchemas.ts';
import type { AddedRow } from '#server/ingest/merge/addRows.ts';
import { addRowsApart } from '#server/ingest/threads/changeAnswers.ts';
import { forbidden } from '#server/refusal/MockError.ts';
import type { Locale, Text } from '#server/refusal/text.ts';
import { hasImported } from '#server/store/projectFiles/projectStore.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import type { PushedRecord } from './PushedRecord.ts';
import { pushedRow } from './pushedRow.ts';
import type { PushedRow, RecordRefusal, RecordWarning } from './pushedRow.ts';

const NO_ROOM: Text = {
  zh: '平台数量已达上限：请检查该字段是否填写了平台名称',
  en: 'there are already too many platforms: check that this field contains a platform name',
};
const DIFFERS: Text = {
  zh: '与已保存的同 id 回答内容不同，已保存的保持不变；若是另一个回答，请使用另一个 id',
  en: 'differs from the text stored under this id, which was kept: if it is another answer, send it with an id of its own',
};
const UNUSABLE: Text = { zh: '无法读入，请检查内容', en: 'can’t be imported: check its content' };

/**
 * Adds records to a project. Invalid records are reported and do not block the others. A record that exists already, by id or, without
 * an id, by content, is neither added nor changed. Two ids are two answers, because an engine may give the same answer twice.
 * @throws MockError (403) for a sample project.
 */
export async function pushAnswers(
  { id, server, state, definition }: ProjectSession,
  records: readonly (PushedRecord | RecordRefusal)[],
  locale: Locale,
): Promise<PushResult> {
  if (!hasImported(server.dataDir, id)) {
    throw forbidden({
      zh: '示例项目不接收回答，请先新建项目',
      en: 'Sample projects don’t accept answers: create a project first',
    });
  }
  const now = server.environment.now();
  const rows = records.map((record) => ('field' in record ? record : pushedRow(record, definition, now)));
  const good = rows.flatMap((row) => ('field' in row ? [] : [row]));
  const added =
    good.length === 0
      ? []
      : await addRowsApart({
          ...{ dataDir: server.dataDir, projectId: id, batch: null, now },
          rows: good.map(({ row }) => row),
        });
  if (added.some(({ kind }) => kind === 'added')) server.alerts.answersCame(state, id);
  const outcomes = added.values();
  const results = rows.map((row, index) => {
    const outcome = 'field' in row ? row : (outcomes.next().value ?? null);
    const result = resultOf(outcome, locale);
    const isOther = outcome !== null && 'differs' in outcome && outcome.differs;
    const other = isOther ? [{ field: 'answer', count: 1, message: DIFFERS[locale] }] : [];
    return { index, ...result, warnings: result.verdict === 'refused' ? [] : [...other, ...warningsOf(row, locale)] };
  });
  const count = (verdict: string): number => results.filter((result) => result.verdict === verdict).length;
  return {
    project: { id, name: definition.name },
    ...{ added: count('added'), already_there: count('already_there'), refused: count('refused') },
    records: results,
  };
}

function warningsOf(row: PushedRow | RecordRefusal, locale: Locale): PushResult['records'][number]['warnings'] {
  const warnings: readonly RecordWarning[] = 'field' in row ? [] : row.warnings;
  return warnings.map(({ field, count, text }) => ({ field, count, message: text[locale] }));
}

function resultOf(
  outcome: AddedRow | RecordRefusal | null,
  locale: Locale,
): Omit<PushResult['records'][number], 'index' | 'warnings'> {
  if (outcome === null) return { id: null, verdict: 'refused', field: null, message: UNUSABLE[locale] };
  if ('field' in outcome) {
    const { field, text } = outcome;
    return { id: null, verdict: 'refused', field, message: text[locale] };
  }
  if (outcome.kind !== 'skipped') return { id: outcome.id, verdict: outcome.kind, field: null, message: null };
  const isFull = outcome.reason === 'too_many_platforms';
  return {
    ...{ id: null, verdict: 'refused', field: isFull ? 'platform' : null },
    message: (isFull ? NO_ROOM : UNUSABLE)[locale],
  };
}
