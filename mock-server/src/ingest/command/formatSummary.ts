import type { ImportNote } from '#client/lib/importNotes.ts';
import { STATUS_CODES } from '#server/analysis/table/AnswerTable.ts';
import type { ImportSummary, SkipPlace, SkipTally } from '../merge/importSummary.ts';
import { fill } from './commandTexts.ts';
import type { CommandTexts } from './commandTexts.ts';
import type { NoteTexts } from './noteTexts.ts';

const SHOWN_VALUES = 3;
const number = (value: number): string => value.toLocaleString('en-US');

const inPart = (shown: string, { part }: SkipPlace): string => (part === undefined ? shown : `${shown} (${part})`);

function skipLine({ line, skip }: CommandTexts, { reason, count, places }: SkipTally, isJson: boolean): string {
  const shown = isJson
    ? places.map((place) => inPart(fill(line.record, place.record, place.line), place)).join(line.comma)
    : fill(line.lines, places.map((place) => inPart(number(place.line), place)).join(', '));
  const values = [...new Set(places.flatMap(({ value }) => (value === undefined ? [] : JSON.stringify(value))))];
  const said = values.length === 0 ? '' : ` [${values.slice(0, SHOWN_VALUES).join(', ')}]`;
  const more = count > places.length ? fill(line.more, count - places.length) : '';
  return fill(line.skipped, count, skip[reason], shown + more + said);
}

/** The text of a note. */
function noteText({ note, line, values }: ImportNote, texts: NoteTexts): string {
  return fill(texts[note], ...(line > 0 ? [line] : []), ...values);
}

function fileLines(
  summary: ImportSummary,
  { line, note }: CommandTexts,
  unnamedPlatform: string,
  isPlatformGiven: boolean,
): readonly string[] {
  const { file, rows, totals } = summary;
  const columns = file.columns.map(({ field, column }) => `${field} ← ${column}`);
  const allColumns = [...file.columns.map(({ column }) => column), ...file.unusedColumns].join(line.comma);
  const hasRecords = allColumns !== '';
  const hasOnlyPrompts = file.missingFields.includes('answer') && file.columns.some(({ field }) => field === 'prompt');
  const hasUnnamed = totals.platforms.some(({ name }) => name === unnamedPlatform);
  const lacksPlatform = hasRecords && hasUnnamed && !file.columns.some(({ field }) => field === 'platform');
  return [
    ...(columns.length > 0 ? [fill(line.columns, columns.join(line.comma))] : []),
    ...(file.unusedColumns.length > 0 ? [fill(line.unused, file.unusedColumns.join(line.comma))] : []),
    ...(hasRecords ? file.missingFields : []).map((field) => fill(line.noColumn, field, field, allColumns)),
    ...(hasOnlyPrompts ? [line.onlyPrompts] : []),
    ...(lacksPlatform && !isPlatformGiven && rows.imported > 0 ? [fill(line.noPlatform, unnamedPlatform)] : []),
    ...file.missingChoices.map((field) => fill(line.choice, field)),
    ...file.notes.map((entry) => fill(line.fileNote, noteText(entry, note))),
    ...(file.encoding === 'utf-8' ? [] : [fill(line.encoding, file.encoding.toUpperCase())]),
    ...(file.replacedCharacters > 0 ? [fill(line.replaced, file.replacedCharacters)] : []),
    ...(summary.unreadSentiments > 0 ? [fill(line.labels, summary.unreadSentiments)] : []),
    ...(summary.otherTopics > 0 ? [fill(line.topics, summary.otherTopics)] : []),
    ...(summary.ofDeleted > 0 ? [fill(line.ofDeleted, summary.ofDeleted)] : []),
  ];
}

function totalLines({ totals }: ImportSummary, { line, status }: CommandTexts, timeZone: string): readonly string[] {
  const statuses = STATUS_CODES.filter((each) => totals.statuses[each] > 0);
  const { kept, dropped, notCaptured } = totals.citations;
  const listOf = (items: readonly string[]): string => items.join(line.comma);
  return [
    fill(
      line.answers,
      totals.answers,
      listOf(statuses.map((each) => `${status[each]} ${number(totals.statuses[each])}`)),
    ),
    fill(line.prompts, totals.prompts, totals.topics),
    fill(line.platforms, listOf(totals.platforms.map(({ name, answers }) => `${name} ${number(answers)}`))),
    fill(line.dates, totals.firstDate ?? '', totals.lastDate ?? '', timeZone),
    fill(line.mentions, totals.statuses.ok),
    ...totals.brands.map(({ name, own, answers, mentions }) =>
      fill(line.mentionCounts, name + (own ? line.own : ''), answers, mentions),
    ),
    fill(line.citations, kept, dropped, notCaptured),
  ];
}

/** Formats the summary for the terminal. */
export function formatSummary(
  summary: ImportSummary,
  texts: CommandTexts,
  options: { readonly timeZone: string; readonly unnamedPlatform: string; readonly isPlatformGiven: boolean },
): string {
  const { project, rows, written } = summary;
  const skipped = rows.skipped.reduce((sum, { count }) => sum + count, 0);
  const headline = project.isNew ? texts.line.imported : texts.line.updated;
  return [
    written ? fill(headline, project.name, project.id) : texts.line.nothing,
    fill(texts.line.rows, rows.read, rows.imported, rows.alreadyThere, skipped),
    ...rows.skipped.map((tally) => skipLine(texts, tally, summary.file.format === 'json')),
    ...fileLines(summary, texts, options.unnamedPlatform, options.isPlatformGiven),
    ...(written ? totalLines(summary, texts, options.timeZone) : []),
  ].join('\n');
}
