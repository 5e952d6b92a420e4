import { DAY_MS } from '#client/lib/dates.ts';
import { foldName } from '#client/lib/rows/foldText.ts';
import type { ProjectDefinition } from '../../analysis/ProjectDefinition.ts';
import type { Sentiment } from '../../analysis/table/RawAnswer.ts';
import { plainRow } from '../../ingest/merge/addRows.ts';
import type { ImportedRow } from '../../ingest/parse/RowReader.ts';
import { nameOf, textOf } from '../../ingest/parse/textOf.ts';
import type { Text } from '../../refusal/text.ts';
import { brandId } from '../../store/ids/brandId.ts';
import { hashOf } from '../../store/ids/stableId.ts';
import type { PushedRecord } from './PushedRecord.ts';

/** What is wrong with a record, where it cannot be taken. */
export interface RecordRefusal {
  readonly field: string;
  readonly text: Text;
}

/** How such an answer was had, unless the record says. */
const PUSHED = 'push';

const OUR_ID = /^ans-[0-9a-f]{16}$/u;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/iu;
const EARLIEST = Date.UTC(2015, 0, 1);

/** A record as a row of an import, or what is wrong with it. */
export function pushedRow(record: PushedRecord, project: ProjectDefinition, now: number): ImportedRow | RecordRefusal {
  const time = timeOf(record.asked_at, now);
  if (time === null) {
    const value = record.asked_at.slice(0, 40);
    return {
      field: 'asked_at',
      text: {
        zh: `“${value}”不是 2015 年以来、现在以前的时间，应类似 2026-03-10T08:00:00Z 或 2026-03-10`,
        en: `“${value}” is not a time between 2015 and now; it should look like 2026-03-10T08:00:00Z or 2026-03-10`,
      },
    };
  }
  const text = textOf(record.answer);
  const status = record.status ?? (text.trim() === '' ? 'empty' : 'ok');
  const { id = '', citations = null } = record;
  const exportedId = id === '' || OUR_ID.test(id) ? id : `ans-${hashOf(['push', id], 16)}`;
  return plainRow({
    ...{ ...time, text, status, exportedId, run: record.run },
    prompt: nameOf(record.prompt),
    platform: nameOf(record.platform),
    topic: nameOf(record.topic ?? ''),
    tags: [...new Set(record.tags.map(nameOf))].filter((tag) => tag !== ''),
    runKey: exportedId === '' ? String(record.run) : exportedId,
    citations:
      citations?.map(({ url, title }, index) => ({ position: index + 1, url, title: nameOf(title ?? '') })) ?? null,
    searches: record.searches.map(nameOf).filter((search) => search !== ''),
    model: nameOf(record.model ?? ''),
    details: detailsOf(record),
    sentiments: sentimentsOf(record.brand_sentiments, project),
  });
}

function timeOf(typed: string, now: number): Pick<ImportedRow, 'askedAt' | 'dayOnly'> | null {
  const dayOnly = DAY.test(typed);
  if (!dayOnly && !INSTANT.test(typed)) return null;
  const askedAt = Date.parse(typed);
  // Clocks differ; what lies further ahead is a slip.
  return askedAt >= EARLIEST && askedAt <= now + DAY_MS ? { askedAt, dayOnly } : null;
}

function detailsOf({ country, language, persona, surface }: PushedRecord): ImportedRow['details'] {
  const said = Object.entries({ country, language, persona }).flatMap(([key, value]) => {
    const text = nameOf(value ?? '');
    return text === '' ? [] : [[key, text] as const];
  });
  return { ...Object.fromEntries(said), surface: nameOf(surface ?? '') || PUSHED };
}

function sentimentsOf(
  labels: Readonly<Record<string, Sentiment>>,
  { brands }: ProjectDefinition,
): ImportedRow['sentiments'] {
  const entries = Object.entries(labels).map(([name, sentiment]) => {
    const known = brands.find((brand) =>
      [brand.name, ...brand.aliases].some((each) => foldName(each) === foldName(name)),
    );
    return [known?.id ?? brandId(name), sentiment] as const;
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
