import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RawAnswer } from '../analysis/table/RawAnswer.ts';
import type { ImportRequest } from '../ingest/merge/importRequest.ts';
import type { ImportSummary } from '../ingest/merge/importSummary.ts';
import { listImported, readImported } from '../store/projectFiles/projectStore.ts';
import { importLamps, sourceOf } from './importLamps.ts';

/** A stored answer, with its prompt and platform by name. */
type ImportedAnswer = Pick<RawAnswer, 'run' | 'status' | 'text' | 'citations'> & {
  readonly searches: readonly string[];
  readonly model: string;
  readonly surface: string;
  readonly prompt: string;
  readonly platform: string;
  /** In UTC. */
  readonly at: string;
};

export interface Imported {
  readonly rows: readonly ImportedAnswer[];
  readonly summary: ImportSummary;
  /** Notes on the file, with their values; without dates. */
  readonly notes: readonly string[];
  /** Number of skipped rows by reason. */
  readonly skipped: Readonly<Record<string, number>>;
}

/** Imports a file into a new folder and returns the stored rows. The file contains the text, or the value as JSON. */
export async function importedRows(content: unknown, changes: Partial<ImportRequest> = {}): Promise<Imported> {
  const dataDir = mkdtempSync(join(tmpdir(), 'imported-'));
  try {
    const text = typeof content === 'string' ? content : JSON.stringify(content, null, 1);
    const summary = await importLamps(sourceOf(text), dataDir, { fileDate: '2026-06-01', ...changes });
    return { ...tellingOf(summary), rows: summary.written ? storedIn(dataDir) : [], summary };
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

function tellingOf({ file, rows }: ImportSummary): Pick<Imported, 'notes' | 'skipped'> {
  const notes = file.notes.filter(({ note }) => note !== 'file_date' && note !== 'day_only');
  return {
    notes: notes.map(({ note, values }) => [note, ...values].join(' ')),
    skipped: Object.fromEntries(rows.skipped.map(({ reason, count }) => [reason, count])),
  };
}

function storedIn(dataDir: string): readonly ImportedAnswer[] {
  const { project, answers } = readImported(dataDir, listImported(dataDir)[0]?.id ?? '');
  const platforms = new Map(project.platforms.map(({ id, name }) => [id, name]));
  const prompts = new Map(project.prompts.map(({ id, text }) => [id, text]));
  return Array.from(answers, (answer) => ({
    prompt: prompts.get(answer.prompt_id) ?? '',
    platform: platforms.get(answer.platform_id) ?? '',
    at: new Date(answer.asked_at).toISOString(),
    run: answer.run,
    status: answer.status,
    text: answer.text,
    citations: answer.citations,
    searches: answer.searches ?? [],
    model: answer.model ?? '',
    surface: answer.details?.surface ?? '',
  }));
}
