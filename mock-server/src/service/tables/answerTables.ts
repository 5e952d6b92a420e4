import { brandsOf, citationsOf, headOf, mentionsOf } from '#server/analysis/table/answerRow.ts';
import { STATUS_CODES } from '#server/analysis/table/AnswerTable.ts';
import type { Column, Row, TableDefinition, TableSource } from './TableDefinition.ts';

const text = (name: string): Column => ({ name, type: 'text' });
const maybeText = (name: string): Column => ({ name, type: 'text', optional: true });
const integer = (name: string): Column => ({ name, type: 'integer' });

/** One row per answer. */
export const answers: TableDefinition = {
  name: 'answers',
  columns: [
    ...[text('answer_id'), text('prompt_id'), text('platform_id'), text('platform'), maybeText('topic_id')],
    ...[integer('run'), { name: 'asked_at', type: 'instant', optional: true } as const],
    ...[{ name: 'day', type: 'day' } as const, text('status'), maybeText('model')],
    ...['country', 'language', 'persona', 'surface'].map(maybeText),
    ...[
      { name: 'citations_captured', type: 'boolean' } as const,
      { name: 'searches', type: 'json' } as const,
      text('text'),
    ],
  ],
  *rows({ table, rows, dayOf }) {
    for (const row of rows) {
      const { id, prompt, platform, run, askedAt, status, model, details, searches } = headOf(table, row);
      // Answers with only a day have no instant.
      const at = (table.knownDay[row] ?? 0) > 0 ? null : new Date(askedAt);
      const { country = null, language = null, persona = null, surface = null } = details;
      yield [
        ...[id, prompt.id, platform.id, platform.name, prompt.topic_id, run, at, dayOf(row), status, model],
        ...[country, language, persona, surface],
        ...[table.captured[row] === 1, JSON.stringify(searches), table.texts.text(row)],
      ];
    }
  },
};

/** One row per tracked brand in an answer. */
export const mentions: TableDefinition = {
  name: 'mentions',
  columns: [
    ...[text('answer_id'), text('brand_id'), integer('position'), integer('mentions')],
    ...[integer('first_start'), integer('first_end'), maybeText('sentiment'), maybeText('sentiment_source')],
  ],
  *rows({ table, rows }) {
    for (const row of rows) {
      const spans = mentionsOf(table, row);
      for (const { brand, position, sentiment, source } of brandsOf(table, row)) {
        const own = spans.filter((span) => span.brand === brand);
        const [first] = own;
        yield [
          ...[table.ids[row] ?? '', table.project.brands[brand]?.id ?? '', position, own.length],
          ...[first?.from ?? 0, first?.to ?? 0, sentiment, source],
        ];
      }
    }
  },
};

/** One row per citation of an answer. */
export const citations: TableDefinition = {
  name: 'citations',
  columns: [
    ...[text('answer_id'), integer('position'), text('url'), text('title')],
    ...[text('host'), text('domain'), text('kind'), maybeText('brand_id')],
  ],
  *rows({ table, rows }) {
    for (const row of rows) {
      for (const { position, url, title, host, domain, type, brand } of citationsOf(table, row) ?? []) {
        yield [table.ids[row] ?? '', position, url, title, host, domain, type, table.project.brands[brand]?.id ?? null];
      }
    }
  },
};

/** Collected answers: one row per day, platform and run number. */
export const runs: TableDefinition = {
  name: 'runs',
  columns: [
    ...[{ name: 'day', type: 'day' } as const, text('platform_id'), text('platform'), integer('run')],
    ...['prompts', 'answers', ...STATUS_CODES].map(integer),
  ],
  rows: runRows,
};

interface Run {
  readonly head: readonly (string | number)[];
  readonly prompts: Set<string>;
  readonly counts: Record<(typeof STATUS_CODES)[number], number>;
}

function* runRows({ table, rows, dayOf }: TableSource): Generator<Row> {
  const found = new Map<string, Run>();
  for (const row of rows) {
    const { platform, run, status, prompt } = headOf(table, row);
    const head = [dayOf(row), platform.id, platform.name, run];
    const key = JSON.stringify(head);
    const known = found.get(key) ?? { head, prompts: new Set(), counts: { ok: 0, refused: 0, empty: 0, failed: 0 } };
    found.set(key, known);
    known.prompts.add(prompt.id);
    known.counts[status] += 1;
  }
  for (const { head, prompts, counts } of found.values()) {
    const byStatus = STATUS_CODES.map((status) => counts[status]);
    yield [...head, prompts.size, byStatus.reduce((sum, count) => sum + count, 0), ...byStatus];
  }
}
