import { IMPORT_FIELDS } from '#client/lib/importFields.ts';
import type { ImportField } from '#client/lib/importFields.ts';
import type { ImportNote, ImportNoteId } from '#client/lib/importNotes.ts';
import { ProjectLock } from '#server/store/projectFiles/ProjectLock.ts';
import { ColumnLog } from '../parse/columns/ColumnLog.ts';
import { NamesUsed } from '../parse/namesOfFiles.ts';
import { previewCell } from '../parse/previewRow.ts';
import { readRecords } from '../parse/readRecords.ts';
import type { ReadFile } from '../parse/readRecords.ts';
import { RowReader } from '../parse/RowReader.ts';
import type { ImportedRow } from '../parse/RowReader.ts';
import type { SourceEvent, SourceRecord } from '../parse/sourceEvents.ts';
import { surveyFile } from '../parse/surveyFile.ts';
import type { FileSurvey } from '../parse/surveyFile.ts';
import type { ImportProgress, ImportRequest } from './importRequest.ts';
import type { ImportSummary, SkipPlace, SkipReason } from './importSummary.ts';
import { OtherTexts } from './OtherTexts.ts';
import { projectIdFor } from './projectIdFor.ts';
import { ProjectMerger } from './ProjectMerger.ts';
import { RowJoiner } from './RowJoiner.ts';
import { SkipLog } from './SkipLog.ts';

const MAX_NOTES = 20;

function countReplaced(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\uFFFD'); at !== -1; at = text.indexOf('\uFFFD', at + 1)) count += 1;
  return count;
}

const WITH_VALUE: readonly SkipReason[] = [
  'unreadable_date',
  'ambiguous_date',
  'date_out_of_range',
  'no_year',
  'unknown_zone',
];
const SHOWN_VALUE = 40;

/** A single import, from reading the file to putting the project's files in place. */
class ImportRun {
  readonly #columns: ColumnLog;
  readonly #skips = new SkipLog();
  readonly #notes: ImportNote[];
  readonly #merger: ProjectMerger;
  readonly #reader: RowReader;
  readonly #joiner: RowJoiner;
  readonly #vendors = new Set<string>();
  readonly #engines = new Set<string>();
  readonly #names = new NamesUsed();
  readonly #otherTexts = new OtherTexts();
  #bytes = 0;
  #read = 0;
  #replaced = 0;
  #failedTexts = 0;
  /** Rows whose titles of sources are not used, and the line of the first. */
  readonly #titlesApart = { count: 0, line: 0 };
  #days = 0;
  #emptySources = 0;
  #hasFileDated = false;

  constructor(
    private readonly request: ImportRequest,
    private readonly survey: FileSurvey,
  ) {
    const { overrides, defaultPlatform, isPlatformGiven = false, clock, now, fileDate = null } = request;
    const { emptySources = 'none' } = request;
    const { preferences, dateOrder, runsFromZero, hasSentimentCodes, lacking, joinsWide } = survey;
    this.#notes = [...survey.notes];
    this.#columns = new ColumnLog(IMPORT_FIELDS.filter((field) => typeof overrides[field] === 'string'));
    this.#merger = new ProjectMerger({ ...request, fileHash: survey.hash });
    this.#reader = new RowReader({
      ...{
        overrides,
        preferences,
        defaultPlatform,
        isPlatformGiven,
        clock,
        now,
        dateOrder,
        fileDate,
        runsFromZero,
        lacking,
        hasSentimentCodes,
        emptySources,
      },
      ownBrandId: this.#merger.ownBrandId,
      brandIdOf: (name) => this.#merger.brandIdOf(name),
    });
    this.#joiner = new RowJoiner(
      joinsWide,
      (row, place) => this.#merge(row, place),
      (place) => this.#skips.add('duplicate', place),
    );
  }

  async run(): Promise<ImportSummary> {
    const { request } = this;
    try {
      await this.#merger.copyEarlier((rows) => request.onProgress({ phase: 'earlier', bytes: 0, rows }));
      const { format, encoding } = await this.#readFile();
      this.#report('writing');
      const isGood = this.#merger.imported + this.#merger.alreadyThere > 0;
      if (isGood) this.#merger.commit(new Date(request.now).toISOString());
      return {
        written: isGood,
        project: this.#merger.project,
        file: {
          format,
          encoding,
          replacedCharacters: this.#replaced,
          notes: [...this.#notes, ...this.#ownNotes()].slice(0, MAX_NOTES),
          ...this.#columns.report,
          missingFields: this.#columns.report.missingFields.filter((field) => this.#isMissed(field)),
        },
        rows: {
          read: this.#read,
          imported: this.#merger.imported,
          alreadyThere: this.#merger.alreadyThere,
          skipped: this.#skips.tallies,
        },
        joined: this.#joiner.joined,
        ...this.#merger.figures,
      };
    } finally {
      this.#merger.discard();
    }
  }

  async #readFile(): Promise<ReadFile> {
    const { request, survey } = this;
    const read = await readRecords({
      ...request,
      encoding: survey.encoding,
      part: survey.part,
      preferences: survey.preferences,
      flags: survey.flags,
      continuesRows: survey.continuesRows,
      hasCalls: survey.hasCalls,
      mappingOf: (keys) => this.#reader.mappingOf(keys),
      isAnswerShape: (keys) => this.#reader.isAnswerShape(keys),
      take: (event) => this.#take(event),
      onBytes: (size) => {
        this.#bytes += size;
      },
      onPiece: async (piece) => {
        this.#replaced += countReplaced(piece);
        await this.#merger.room();
        this.#report('reading');
        return true;
      },
    });
    this.#joiner.flush();
    await this.#merger.finish();
    this.#otherTexts.compareWith(this.#merger.earlierAnswers());
    return read;
  }

  /** Raw replies may supply fields without a column: a field is missing only if rows were skipped for it, or none was read. */
  #isMissed(field: ImportField): boolean {
    const reasons = this.#skips.tallies.map(({ reason }) => reason);
    if (this.#merger.imported + this.#merger.alreadyThere === 0) return true;
    if (field === 'date') return reasons.includes('no_date') || (this.request.fileDate ?? null) !== null;
    return reasons.includes(field === 'prompt' ? 'no_prompt' : 'no_text');
  }

  #report(phase: ImportProgress['phase']): void {
    this.request.onProgress({ phase, bytes: this.#bytes, rows: this.#read });
  }

  #take(event: SourceEvent): void {
    if (event.kind === 'note') {
      this.#notes.push({ note: event.note, line: event.line, values: event.values ?? [] });
      return;
    }
    this.#read += 1;
    const { line, part } = event;
    const place = { line, record: this.#read, ...(part !== undefined && { part }) };
    if (event.kind === 'broken') {
      this.#skips.add(event.reason, place);
      return;
    }
    this.#columns.add(event, this.#reader.mappingOf(event.keys));
    const row = this.#reader.read(event);
    if (typeof row !== 'string') {
      this.#joiner.push(row, place);
      return;
    }
    const more = row === 'no_text' || row === 'no_prompt' ? this.#reader.continuation(event) : null;
    if (more !== null && this.#joiner.continueLast(more.citations, more.dropped)) return;
    this.#skips.add(row, WITH_VALUE.includes(row) ? { ...place, value: this.#dateShown(event) } : place);
  }

  #dateShown(record: SourceRecord): string {
    return previewCell(this.#reader.timeShown(record), SHOWN_VALUE);
  }

  #merge(row: ImportedRow, place: SkipPlace): void {
    const before = this.#merger.alreadyThere;
    const problem = this.#merger.take(row);
    if (row.exportedId !== '' && this.#merger.lastId === row.exportedId) {
      const isKnown = problem === 'duplicate' || this.#merger.alreadyThere > before;
      if (isKnown) this.#otherTexts.meet(row.exportedId, row.text, place.line);
      else if (problem === null) this.#otherTexts.add(row.exportedId, row.text);
    }
    if (problem !== null) {
      this.#skips.add(problem, place);
      return;
    }
    this.#names.add(row.named);
    if (row.isFailedText) this.#failedTexts += 1;
    if (row.dayOnly) this.#days += 1;
    if (row.hasTitlesApart === true) {
      if (this.#titlesApart.count === 0) this.#titlesApart.line = place.line;
      this.#titlesApart.count += 1;
    }
    const isUnsourced = (row.citations ?? []).length === 0;
    if (row.hasEmptySources === true && isUnsourced && row.status === 'ok') this.#emptySources += 1;
    if (row.isFileDated === true) this.#hasFileDated = true;
    if (row.vendor !== '' && this.#vendors.size < MAX_NOTES) this.#vendors.add(row.vendor);
    if (row.engine !== undefined && this.#engines.size < MAX_NOTES) this.#engines.add(row.engine);
  }

  #ownNotes(): readonly ImportNote[] {
    const { replaced } = this.#merger;
    const { fileDate = null, emptySources = 'none' } = this.request;
    const { count: otherTexts, line } = this.#otherTexts.found;
    const { count: titlesApart, line: titlesLine } = this.#titlesApart;
    const note = (id: ImportNoteId, ...values: readonly (string | number)[]): ImportNote => {
      return { note: id, line: 0, values: values.map(String) };
    };
    return [
      ...(replaced === null ? [] : [note('same_file', replaced.file_name, replaced.at, replaced.answers)]),
      ...(otherTexts > 0 ? [{ ...note('other_texts', otherTexts), line }] : []),
      ...(this.#failedTexts > 0 ? [note('failed_texts', this.#failedTexts)] : []),
      ...(this.#emptySources > 0 ? [note(`empty_sources_${emptySources}`, this.#emptySources)] : []),
      ...(titlesApart > 0 ? [{ ...note('titles_apart', titlesApart), line: titlesLine }] : []),
      ...(this.#joiner.joined > 0 ? [note('joined', this.#joiner.joined)] : []),
      ...(this.#vendors.size > 0 ? [note('vendor', [...this.#vendors].join(', '))] : []),
      ...(this.#engines.size > 0 ? [note('search_features', [...this.#engines].join(', '))] : []),
      ...this.#names.notes,
      ...(fileDate !== null && this.#hasFileDated ? [note('file_date', fileDate)] : []),
      ...(this.#days > 0 ? [note('day_only', this.#days)] : []),
    ];
  }
}

/**
 * Imports recorded answers into a project on disk, in addition to earlier imports. Waits for another import of the same project. Memory is
 * some hundred bytes per answer, without the texts. Rejects with ImportStoreError if the project cannot be read or written, or with the
 * source's own error; either way the project stays unchanged.
 */
export async function importAnswers(request: ImportRequest): Promise<ImportSummary> {
  const { dataDir, projectName, onProgress } = request;
  const run = async (lock: ProjectLock): Promise<ImportSummary> => {
    const watched = {
      ...request,
      onProgress: (progress: ImportProgress) => {
        lock.touch();
        onProgress(progress);
      },
    };
    return new ImportRun(watched, await surveyFile(watched)).run();
  };
  return ProjectLock.hold(dataDir, projectIdFor(dataDir, projectName), run, () =>
    onProgress({ phase: 'waiting', bytes: 0, rows: 0 }),
  );
}
