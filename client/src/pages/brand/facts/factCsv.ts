import type { IntlShape } from 'react-intl';
import type { FactError, JudgedFact } from '#client/api/brandCentreSchemas.ts';
import { csvTable } from '#client/components/table/file/CsvTable.ts';
import type { CsvTable } from '#client/components/table/file/CsvTable.ts';

const ERROR_COLUMNS = [
  ...([
    'statement',
    'expected',
    'said',
    'severity',
    'answers',
    'judged',
    'reach',
    'low',
    'high',
    'status',
    'first',
  ] as const),
  ...(['last', 'gone', 'days', 'platforms', 'sources', 'sentence'] as const),
] as const;

/** The queue of errors for a CSV file, unrounded. */
export function errorsCsv(intl: IntlShape, errors: readonly FactError[]): CsvTable {
  return csvTable(
    ERROR_COLUMNS.map((column) => intl.formatMessage({ id: `brand.errors.csv.${column}` })),
    errors.map((error) => [
      error.statement,
      error.expected,
      error.said,
      intl.formatMessage({ id: `brand.severity.${error.severity}` }),
      error.answers,
      error.reach?.denominator ?? null,
      error.reach?.value ?? null,
      error.reach?.low ?? null,
      error.reach?.high ?? null,
      error.status === 'unknown' || error.status === 'gone'
        ? intl.formatMessage({ id: 'brand.errors.gone' })
        : intl.formatMessage({ id: `brand.errors.mark.${error.status}` }),
      error.first_seen_at,
      error.last_seen_at,
      error.gone_at,
      error.days_until_gone,
      error.platforms.map(({ name }) => name).join('; '),
      error.sources.map(({ url }) => url).join('; '),
      error.example.text,
    ]),
  );
}

const FACT_COLUMNS = [
  ...(['statement', 'subject', 'value', 'severity', 'from', 'to', 'source', 'attachments', 'supported'] as const),
  ...(['contradicted', 'unknown', 'accuracy', 'low', 'high'] as const),
] as const;

/** The fact sheet for a CSV file, unrounded. */
export function factsCsv(intl: IntlShape, facts: readonly JudgedFact[]): CsvTable {
  return csvTable(
    FACT_COLUMNS.map((column) => intl.formatMessage({ id: `brand.facts.csv.${column}` })),
    facts.map((fact) => [
      fact.statement,
      fact.subject.join('; '),
      fact.value,
      intl.formatMessage({ id: `brand.severity.${fact.severity}` }),
      fact.valid_from,
      fact.valid_to,
      fact.source,
      (fact.attachments ?? []).map(({ url }) => url).join('; '),
      fact.supported,
      fact.contradicted,
      fact.unknown,
      fact.accuracy?.value ?? null,
      fact.accuracy?.low ?? null,
      fact.accuracy?.high ?? null,
    ]),
  );
}
