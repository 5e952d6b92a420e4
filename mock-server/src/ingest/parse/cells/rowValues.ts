import type { ImportField } from '#client/lib/importFields.ts';
import type { EmptySources } from '#client/lib/importNotes.ts';
import type { AnswerDetails, RawCitation } from '#server/analysis/table/RawAnswer.ts';
import type { Reply } from '#server/ingest/replies/Reply.ts';
import { searchedOf } from '#server/ingest/replies/searchedOf.ts';
import { isNullWord } from './nullWords.ts';
import { parseCitations } from './parseCitations.ts';
import { nameOf } from './textOf.ts';
import { titlesBeside } from './titlesBeside.ts';

/** Reads a row's value for a field. */
export type ReadField = (field: ImportField) => unknown;

const MAX_NAME = 200;
const DETAILS = ['country', 'language', 'persona', 'surface'] as const satisfies readonly (keyof AnswerDetails)[];

/** A name, or '' for a word for "no value". */
export function shortName(value: unknown): string {
  const name = nameOf(value).slice(0, MAX_NAME);
  return isNullWord(name) ? '' : name;
}

/**
 * A row's details beside prompt, platform and answer; undefined: none.
 * @param reply the raw reply in the row, which states whether the web was searched and whether the answer was cut off
 */
export function detailsOf(read: ReadField, reply: Reply | null): AnswerDetails | undefined {
  const found = DETAILS.flatMap((field) => {
    const name = shortName(read(field));
    return name === '' ? [] : [[field, name] as const];
  });
  const searched = reply === null ? null : searchedOf(reply);
  const told = { ...(searched !== null && { searched }), ...(reply?.truncated === true && { truncated: true }) };
  const details = { ...Object.fromEntries(found), ...told };
  return Object.keys(details).length === 0 ? undefined : details;
}

const isEmptyCell = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

interface SourcesOfRow {
  readonly citations: readonly RawCitation[] | null;
  readonly droppedCitations: number;
  /** An empty cell decided what is known of the sources. */
  readonly hasEmptySources?: true;
  /** The row has titles of sources that could not be told apart, or not be assigned to its URLs. */
  readonly hasTitlesApart?: true;
}

/**
 * The answer's sources. A file may have both citation columns, one of them unused, and a column of titles beside that of the
 * URLs. An empty cell may mean either that there were none or that they were not recorded: a person decides.
 */
export function citationsOf(
  read: ReadField,
  emptySources: EmptySources = 'none',
  ofReply?: readonly RawCitation[] | null,
): SourcesOfRow {
  const told = emptySources === 'none' ? read : (field: ImportField) => (isEmptyCell(read(field)) ? null : read(field));
  const found = sourcesOf(told, ofReply);
  const hasEmptyCell = isEmptyCell(read('citations')) || isEmptyCell(read('citation_urls'));
  const isDecisive = hasEmptyCell && found.droppedCitations === 0 && (found.citations ?? []).length === 0;
  return isDecisive ? { ...found, hasEmptySources: true } : found;
}

function sourcesOf(read: ReadField, ofReply: readonly RawCitation[] | null | undefined): SourcesOfRow {
  const cited = parseCitations(read('citations'));
  const used = (cited.citations ?? []).length > 0 ? 'citations' : 'citation_urls';
  const { citations, dropped } = used === 'citations' ? cited : mergeEmpty(cited, read(used), ofReply);
  const written = read('citation_title');
  const isUntitled = citations !== null && citations.length > 0 && citations.every(({ title }) => title === '');
  if (!isUntitled || isEmptyTitle(written)) return { citations, droppedCitations: dropped };
  // A dropped entry may have a title, too, which would move the others to wrong pages.
  const titles = dropped === 0 ? titlesBeside(read(used), written, citations.length) : null;
  if (titles === null) return { citations, droppedCitations: dropped, hasTitlesApart: true };
  const titled = citations.map((each, index) => ({ ...each, title: titles[index] ?? '' }));
  return { citations: titled, droppedCitations: dropped };
}

const EMPTY_TITLE = /^(?:\[\s*\])?$/u;

function isEmptyTitle(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'string') return value === undefined || value === null;
  const text = value.trim();
  return EMPTY_TITLE.test(text) || isNullWord(text);
}

function mergeEmpty(
  cited: ReturnType<typeof parseCitations>,
  urls: unknown,
  ofReply: readonly RawCitation[] | null | undefined,
): { citations: readonly RawCitation[] | null; dropped: number } {
  const other = parseCitations(urls);
  const written = other.citations ?? cited.citations;
  const citations = (written ?? []).length > 0 ? written : (ofReply ?? written);
  return { citations, dropped: cited.dropped + other.dropped };
}
