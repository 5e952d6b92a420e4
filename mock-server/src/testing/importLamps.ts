import { brandsOf } from '../ingest/command/brandArguments.ts';
import { importAnswers } from '../ingest/merge/importAnswers.ts';
import type { ImportRequest } from '../ingest/merge/importRequest.ts';
import type { ImportSummary } from '../ingest/merge/importSummary.ts';
import type { FileSource } from '../ingest/parse/FileSource.ts';
import { ZonedClock } from '../ingest/parse/times/parseTime.ts';
import { listImported, readImported } from '../store/projectFiles/projectStore.ts';

const BRANDS = brandsOf({ brand: 'Lumora', competitors: ['Wickett'], matchCase: [], domains: [] });

/** A file source with this content, not on disk. */
export function sourceOf(content: string | Uint8Array): FileSource {
  async function* open(): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(Buffer.from(content));
  }
  return { open, path: null };
}

/** Imports a file into the project Lamps, with changes to the request. */
export function importLamps(
  source: FileSource,
  dataDir: string,
  changes: Partial<ImportRequest> = {},
): Promise<ImportSummary> {
  return importAnswers({
    source,
    fileName: 'lamps',
    format: null,
    overrides: {},
    projectName: 'Lamps',
    brands: BRANDS,
    defaultPlatform: 'unspecified',
    clock: new ZonedClock('UTC'),
    dataDir,
    now: Date.UTC(2026, 6, 1),
    onProgress: () => undefined,
    ...changes,
  });
}

/** The stored answers of the project: platform, prompt, run, text and the addresses of the sources. */
export function storedLamps(dataDir: string): readonly (readonly unknown[])[] {
  const { project, answers } = readImported(dataDir, listImported(dataDir)[0]?.id ?? '');
  const platforms = new Map(project.platforms.map(({ id, name }) => [id, name]));
  const prompts = new Map(project.prompts.map(({ id, text }) => [id, text]));
  return [...answers].map((answer) => [
    platforms.get(answer.platform_id),
    prompts.get(answer.prompt_id),
    answer.run,
    answer.text,
    ...(answer.citations === null ? [] : [answer.citations.map(({ url }) => url).join(' ')]),
  ]);
}

/** Notes on a file, each with its line and values; without dates. */
export function notesOfLamps({ file }: ImportSummary): readonly string[] {
  return file.notes.flatMap(({ note, line, values }) =>
    note === 'day_only' ? [] : [[note, line, ...values].join(' ')],
  );
}
