import { IMPORT_FIELDS } from '../../../client/src/lib/importFields.ts';
import { ColumnLog } from './ColumnLog.ts';
import type { ImportFormat } from './detectFormat.ts';
import type { ImportProgress, ImportRequest } from './importRequest.ts';
import type { ImportSummary } from './importSummary.ts';
import { ProjectLock } from './ProjectLock.ts';
import { ProjectMerger, projectIdOf } from './ProjectMerger.ts';
import { RowReader } from './RowReader.ts';
import { SkipLog } from './SkipLog.ts';
import type { SourceEvent, SourceNote } from './sourceEvents.ts';
import { SourceFeed } from './SourceFeed.ts';
import { TextSource } from './TextSource.ts';

const MAX_NOTES = 10;

/** Counts the bytes as they pass. */
async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  onBytes: (size: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    onBytes(chunk.byteLength);
    yield chunk;
  }
}

function countReplaced(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\uFFFD'); at !== -1; at = text.indexOf('\uFFFD', at + 1)) count += 1;
  return count;
}

/** One import from its first byte to the files in place. */
class ImportRun {
  readonly #columns: ColumnLog;
  readonly #skips = new SkipLog();
  readonly #notes: SourceNote[] = [];
  readonly #merger: ProjectMerger;
  readonly #reader: RowReader;
  #bytes = 0;
  #read = 0;
  #replaced = 0;

  constructor(private readonly request: ImportRequest) {
    const { overrides, defaultPlatform, clock, now } = request;
    this.#columns = new ColumnLog(IMPORT_FIELDS.filter((field) => typeof overrides[field] === 'string'));
    this.#merger = new ProjectMerger(request);
    this.#reader = new RowReader({
      overrides,
      defaultPlatform,
      clock,
      now,
      ownBrandId: this.#merger.ownBrandId,
      brandIdOf: (name) => this.#merger.brandIdOf(name),
    });
  }

  async run(): Promise<ImportSummary> {
    const { request } = this;
    try {
      await this.#merger.copyEarlier((rows) => request.onProgress({ phase: 'earlier', bytes: 0, rows }));
      const source = counted(request.chunks, (size) => {
        this.#bytes += size;
      });
      const text = new TextSource(source);
      const format = await this.#readPieces(text.pieces());
      this.#report('writing');
      const isGood = this.#merger.imported + this.#merger.alreadyThere > 0;
      if (isGood) this.#merger.commit(new Date(request.now).toISOString());
      return {
        written: isGood,
        project: this.#merger.project,
        file: {
          format,
          encoding: text.encoding,
          replacedCharacters: this.#replaced,
          notes: this.#notes,
          ...this.#columns.report,
        },
        rows: {
          read: this.#read,
          imported: this.#merger.imported,
          alreadyThere: this.#merger.alreadyThere,
          skipped: this.#skips.tallies,
        },
        ...this.#merger.figures,
      };
    } finally {
      this.#merger.discard();
    }
  }

  async #readPieces(pieces: AsyncIterable<string>): Promise<ImportFormat> {
    const feed = new SourceFeed({
      ...this.request,
      isAnswerShape: (keys) => {
        const { columns } = this.#reader.mappingOf(keys);
        return columns.answer !== undefined && columns.prompt !== undefined;
      },
      take: (event) => this.#take(event),
    });
    for await (const piece of pieces) {
      this.#replaced += countReplaced(piece);
      feed.push(piece);
      await this.#merger.room();
      this.#report('reading');
    }
    feed.end();
    await this.#merger.finish();
    return feed.format;
  }

  #report(phase: ImportProgress['phase']): void {
    this.request.onProgress({ phase, bytes: this.#bytes, rows: this.#read });
  }

  #take(event: SourceEvent): void {
    if (event.kind === 'note') {
      if (this.#notes.length < MAX_NOTES) this.#notes.push(event);
      return;
    }
    this.#read += 1;
    if (event.kind === 'broken') {
      this.#skips.add(event.reason, { line: event.line, record: this.#read });
      return;
    }
    this.#columns.add(event.keys, this.#reader.mappingOf(event.keys), event.ours !== undefined);
    const row = this.#reader.read(event);
    const problem = typeof row === 'string' ? row : this.#merger.take(row);
    if (problem !== null) this.#skips.add(problem, { line: event.line, record: this.#read });
  }
}

/**
 * Reads recorded answers into a project on disk, adding to what an earlier import left there; while another import writes the
 * same project, it waits. Memory holds some hundred bytes an answer, not the texts. Rejects with ImportStoreError when the project on disk cannot
 * be read or written, and with the source's own error when it breaks; either way the project stays as it was.
 */
export async function importAnswers(request: ImportRequest): Promise<ImportSummary> {
  const { dataDir, projectName, onProgress } = request;
  const lock = await ProjectLock.take(dataDir, projectIdOf(projectName), () =>
    onProgress({ phase: 'waiting', bytes: 0, rows: 0 }),
  );
  try {
    return await new ImportRun({
      ...request,
      onProgress: (progress) => {
        lock.touch();
        onProgress(progress);
      },
    }).run();
  } finally {
    lock.release();
  }
}
