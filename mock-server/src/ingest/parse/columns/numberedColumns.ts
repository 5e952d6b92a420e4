import { mapImportFields } from '#client/lib/importFields.ts';
import type { ImportOverrides, ImportPreferences } from '#client/lib/importFields.ts';
import { memoize } from '#client/lib/memoize.ts';
import { nameOf } from '../cells/textOf.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import type { Column } from './columnValues.ts';
import { shareOf, textsOf } from './columnValues.ts';

/** Smaller numbers are no dates of a spreadsheet, and no years that stand for a date. */
const LEAST_SERIAL = 20_000;
const DURATION = /^\d{1,8}(?:[.,]\d+)?\s*(?:ms|s|secs?|seconds?|msecs?|milliseconds?|mins?|minutes?|秒|毫秒|分钟?)$/iu;
const NUMBER = /^\d{1,5}(?:\.\d+)?$/u;

const isDuration = (text: string): boolean =>
  DURATION.test(text) || (NUMBER.test(text) && Number(text) < LEAST_SERIAL && !/^(?:19|20)\d\d$/u.test(text));

/** Names for when something was done and for how long it took. A `日期` of 5.3 is a day in May. */
const MAY_BE_DURATION =
  /(?:execution|run|query|request|response|processed|creation|generation)[\s_-]*time$|(?:执行时间|运行时间|執行時間)$/iu;

/** Share of the values, from 0 to 1, that tell how long something took: `execution_time` may hold either. */
export function shareOfDurations(column: Column): number {
  if (!MAY_BE_DURATION.test(column.name)) return 0;
  const texts = textsOf(column).map((text) => text.trim());
  return shareOf(texts.filter(isDuration).length, texts.length);
}

/** Names that evaluations use for the entries of a data set, and others for repeats. */
const OF_SAMPLES = /^samples?[\s_-]*(?:id|idx|index|no|number)?$/iu;

/** Whether the run column numbers the entries of a data set: several prompts, and no number twice among them. */
export function numbersEntries(
  records: readonly SourceRecord[],
  overrides: ImportOverrides,
  preferences: ImportPreferences,
): boolean {
  const promptsOf = new Map<string, Set<string>>();
  const prompts = new Set<string>();
  // Once for each set of keys: a table may have thousands of columns.
  const columnsOf = memoize((keys: readonly string[]) => mapImportFields(keys, overrides, preferences).columns);
  for (const { keys, values } of records) {
    if (!keys.some((key) => OF_SAMPLES.test(key))) return false;
    const { run, prompt } = columnsOf(keys);
    if (run === undefined || prompt === undefined || !OF_SAMPLES.test(keys[run] ?? '')) return false;
    const [number, asked] = [nameOf(values[run]), nameOf(values[prompt])];
    if (number === '' || asked === '') continue;
    prompts.add(asked);
    const same = promptsOf.get(number) ?? new Set();
    promptsOf.set(number, same.add(asked));
  }
  return prompts.size > 1 && [...promptsOf.values()].every((same) => same.size === 1);
}
